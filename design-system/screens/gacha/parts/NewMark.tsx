import { Penlight } from '../../../components/Penlight.tsx'
import type { DrawnItem } from '../gacha.types.ts'

/** New to this member, with the penlight of what is new, or which copy of it this is. */
export function NewMark({ item: { isNew, owned } }: { item: Pick<DrawnItem, 'isNew' | 'owned'> }) {
  if (!isNew) return <span className="text-quiet">{owned}枚目</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-bold">
      <Penlight />
      はじめて
    </span>
  )
}
