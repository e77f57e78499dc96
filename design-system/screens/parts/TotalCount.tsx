import { Figure } from '../../components/Figure.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Paged } from '../../paged.ts'
import { countText } from '../../text/countText.ts'

export interface TotalCountProps {
  paged: Pick<Paged<unknown>, 'items' | 'total'>
  /** The noun after the number: 種の写真. */
  unit: string
}

/** The number of all items of a list, for the head of its page. Renders nothing when the list has no total. */
export function TotalCount({ paged: { items, total }, unit }: TotalCountProps) {
  if (total) return <Figure value={countText(total)} unit={unit} size={72} deskSize={96} />
  return items.state === 'loading' && <Skeleton shape="figure" className="h-14" />
}
