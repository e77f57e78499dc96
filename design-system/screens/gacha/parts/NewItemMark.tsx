import { Penlight } from '../../../components/Penlight.tsx'
import type { DrawnItem } from '../gacha.types.ts'

/** Marks an item as new to this member with a penlight, or shows which copy it is. */
export function NewItemMark({ item: { isNew, owned } }: { item: Pick<DrawnItem, 'isNew' | 'owned'> }) {
  if (!isNew) return <span className="text-quiet">{owned}枚目</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-bold">
      <Penlight />
      はじめて
    </span>
  )
}
