import { Figure } from '../../components/Figure.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Paged } from '../../paged.ts'
import { countText } from '../../text/countText.ts'

export interface TotalProps {
  of: Pick<Paged<unknown>, 'items' | 'total'>
  /** What is counted: 種の写真. */
  unit: string
}

/** In the head of a page: how many its list has in all. Nothing where it has none. */
export function Total({ of: { items, total }, unit }: TotalProps) {
  if (total) return <Figure value={countText(total)} unit={unit} size={72} deskSize={96} />
  return items.state === 'loading' && <Skeleton shape="figure" className="h-14!" />
}
