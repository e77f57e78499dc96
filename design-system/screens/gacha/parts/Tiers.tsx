import { Artwork } from '../../../components/Artwork.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { OddsSeats } from '../../../components/OddsSeats.tsx'
import { Rarity } from '../../../components/Rarity.tsx'
import { Section, SectionSkeleton } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { percentText } from '../../../text/percentText.ts'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import { stockText, tiersOf, type Tier } from '../gacha.rules.ts'
import type { GachaItem } from '../gacha.types.ts'

/** 提供割合 and 出るもの: the odds as a hall of 100 seats, then every item with its own. */
export function Tiers({ items }: { items: readonly GachaItem[] }) {
  const tiers = tiersOf(items)
  if (items.length === 0) {
    return (
      <Section title="出るもの">
        <EmptyState
          title="出るものはまだ発表されていません"
          description="発表されると、提供割合といっしょにここに並びます。"
        />
      </Section>
    )
  }
  return (
    <>
      <Section title="提供割合" lead={`全${items.length}種、重複あり。合計は100%です。`}>
        <OddsSeats tiers={tiers} />
      </Section>
      <Section title="出るもの" lead="刷り方がめずらしいほど、席が舞台に近くなります。">
        <div className="-mt-2">
          {tiers.map((tier) => (
            <TierItems key={tier.rarity} tier={tier} />
          ))}
        </div>
      </Section>
    </>
  )
}

/** The rarer, the larger: few in a wide row, many in narrow ones. */
function columnsFor(count: number): string {
  if (count <= 2) return 'grid-cols-2'
  if (count === 4) return 'grid-cols-4'
  return count < 4 ? 'grid-cols-3' : 'grid-cols-3 desk:grid-cols-6'
}

function TierItems({ tier: { rarity, percent, items } }: { tier: Tier }) {
  const isRare = items.length <= 2
  return (
    <section aria-label={rarity} className="border-b border-hair pb-8 not-first:pt-8 last:border-b-0">
      <div className="flex items-end justify-between gap-4">
        <h3 className="text-24">
          <Rarity rarity={rarity} withPrinting />
        </h3>
        <Figure
          value={percentText(percent).replace('%', '')}
          unit="%"
          size={40}
          deskSize={48}
          label={percentText(percent)}
        />
      </div>
      <ul className={`mt-4 grid gap-x-3 gap-y-6 desk:gap-x-4 ${columnsFor(items.length)}`}>
        {items.map((item) => (
          <Item key={item.id} item={item} wide={isRare} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item, wide }: { item: GachaItem; wide: boolean }) {
  const { id, name, image, type, percent, stock, owned } = item
  const ended = stockText(stock)
  return (
    <li className="min-w-0">
      <div className={`relative overflow-hidden ${wide ? 'aspect-3/4 desk:aspect-4/3' : 'aspect-3/4'}`}>
        <Artwork src={image} alt="" ratio="fill" id={id} className={ended ? 'opacity-45' : ''} />
      </div>
      <p className="mt-2 line-clamp-3 text-14 font-bold">{name}</p>
      <p className="flex flex-wrap gap-x-3 text-14 tabular-nums">
        <span className="text-quiet">{percentText(percent)}</span>
        {type === 'TICKET' && <span className="text-quiet">チケット</span>}
        {ended && <span className="font-bold text-danger">{ended}</span>}
        {owned !== undefined && owned > 0 && <span className="font-bold">獲得済み</span>}
      </p>
    </li>
  )
}

export function TiersSkeleton() {
  return (
    <SectionSkeleton>
      <RowsSkeleton className={`grid gap-x-4 gap-y-8 ${columnsFor(2)}`}>
        <Skeleton shape="block" className="aspect-3/4! desk:aspect-4/3!" />
        <Skeleton shape="line" className="mt-3 w-2/3!" />
      </RowsSkeleton>
    </SectionSkeleton>
  )
}
