import { Section } from '../../../components/Section.tsx'
import { AssetList } from '../../parts/AssetList.tsx'
import { lineupText } from '../preorder.rules.ts'
import type { CartCounts, PreorderCategory } from '../preorder.types.ts'
import { PreorderItemRow, type PreorderItemRowProps } from './PreorderItemRow.tsx'

export interface CategoryItemsProps extends Pick<PreorderItemRowProps, 'isOpen' | 'onCountChange'> {
  category: PreorderCategory
  counts: CartCounts
}

/** A category: its items, and the possible contents of its packs. */
export function CategoryItems({ category, counts, isOpen, onCountChange }: CategoryItemsProps) {
  const { name, items, lineup } = category
  const what = lineupText(category)
  return (
    <Section title={name}>
      {items.length === 0 && <p className="text-reading">この棚の品は、まだありません。</p>}
      <ul className="-mt-5">
        {items.map((item) => (
          <PreorderItemRow
            key={item.id}
            item={item}
            count={counts[item.id] ?? 0}
            isOpen={isOpen}
            onCountChange={onCountChange}
          />
        ))}
      </ul>
      {what && (
        <div className="mt-6">
          <h3 className="heading text-20">入っているもの</h3>
          <p className="mt-1 mb-4 max-w-180 text-14">{what}</p>
          <AssetList assets={lineup} />
        </div>
      )}
    </Section>
  )
}
