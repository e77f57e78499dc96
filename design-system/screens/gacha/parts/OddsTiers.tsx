import { Artwork } from '../../../components/Artwork.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { OddsSeats } from '../../../components/OddsSeats.tsx'
import { Rarity } from '../../../components/Rarity.tsx'
import { rarityText } from '../../../text/rarityText.ts'
import { Section, SectionSkeleton } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { percentText } from '../../../text/percentText.ts'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import { oddsValidity, gachaStockText, rarityTiersOf, type RarityTier } from '../gacha.rules.ts'
import type { Gacha, GachaItem } from '../gacha.types.ts'
import { itemKindsText, soldOutItems } from '../odds.rules.ts'
import { OddsExplanation } from './OddsExplanation.tsx'
import { SoldOutItemList } from './SoldOutItemList.tsx'

type Whole = ReturnType<typeof oddsValidity>

export interface OddsTiersProps {
  items: readonly GachaItem[]
  gacha: Pick<Gacha, 'options' | 'remainingDraws'>
  /** The server time for which the odds are valid (ISO 8601). */
  asOf?: string | undefined
}

/**
 * The sections 提供割合 and 出るもの: the odds as a hall of 100 seats, their explanation, then every item with its own odds.
 */
export function OddsTiers({ items, gacha, asOf }: OddsTiersProps) {
  const tiers = rarityTiersOf(items)
  const whole = oddsValidity(items)
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
      <Section title="提供割合" lead={<OddsLead count={items.length} whole={whole} asOf={asOf} />}>
        <Odds whole={whole} tiers={tiers} gacha={gacha} />
      </Section>
      <Section title="出るもの" lead={`${itemKindsText(items)}。刷り方がめずらしいほど、席が舞台に近くなります。`}>
        <div className="-mt-2">
          {tiers.map((tier) => (
            <TierItems key={tier.rarity} tier={tier} hasOdds={whole !== 'broken'} />
          ))}
        </div>
      </Section>
      <SoldOutItemList items={soldOutItems(items)} />
    </>
  )
}

/** Odds are shown with their time, because they change when an item sells out. */
function OddsLead({ count, whole, asOf }: { count: number; whole: Whole; asOf: string | undefined }) {
  return (
    <>
      {asOf && (
        <p>
          <time dateTime={asOf}>{dateTimeText(asOf)}</time> 現在
        </p>
      )}
      <p>
        全{count}種、重複あり。{whole === 'whole' && '合計は100%です。'}
      </p>
    </>
  )
}

interface OddsProps extends Pick<OddsTiersProps, 'gacha'> {
  whole: Whole
  tiers: readonly RarityTier[]
}

function Odds({ whole, tiers, gacha }: OddsProps) {
  if (whole === 'gone') return <p className="text-reading">引けるアイテムがなくなったため、提供割合はありません。</p>
  if (whole === 'broken') {
    return (
      <p role="alert" className="max-w-180 border-t-2 border-danger pt-3 font-bold">
        届いた提供割合の合計が100%にならないため、表示していません。正しい割合がわかるまで、引くのをお待ちください。
      </p>
    )
  }
  return (
    <>
      <OddsSeats tiers={tiers} />
      <OddsExplanation tiers={tiers} gacha={gacha} />
    </>
  )
}

/** The classes for the columns of a rarity: few (rare) items get wide columns, many items narrow ones. */
function columnsFor(count: number): string {
  if (count <= 2) return 'grid-cols-2'
  if (count === 4) return 'grid-cols-4'
  return count < 4 ? 'grid-cols-3' : 'grid-cols-3 desk:grid-cols-6'
}

interface TierItemsProps {
  tier: RarityTier
  hasOdds: boolean
}

function TierItems({ tier: { rarity, percent, items }, hasOdds }: TierItemsProps) {
  const isRare = items.length <= 2
  return (
    <section aria-label={rarityText(rarity)} className="border-b border-hair pb-8 not-first:pt-8 last:border-b-0">
      <div className="flex items-end justify-between gap-4">
        <h3 className="text-24">
          <Rarity rarity={rarity} hasPrinting />
        </h3>
        {hasOdds && (
          <Figure
            value={percentText(percent).replace('%', '')}
            unit="%"
            size={40}
            deskSize={48}
            label={percentText(percent)}
          />
        )}
      </div>
      <ul className={`mt-4 grid gap-x-3 gap-y-6 desk:gap-x-4 ${columnsFor(items.length)}`}>
        {items.map((item) => (
          <Item key={item.id} item={item} isWide={isRare} hasOdds={hasOdds} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item, isWide, hasOdds }: { item: GachaItem; isWide: boolean; hasOdds: boolean }) {
  const { id, name, image, type, percent, stock, owned } = item
  const ended = gachaStockText(stock)
  return (
    <li className="min-w-0">
      <div className={`relative overflow-hidden ${isWide ? 'aspect-3/4 desk:aspect-4/3' : 'aspect-3/4'}`}>
        <Artwork src={image} alt="" ratio="fill" id={id} className={ended ? 'opacity-45' : ''} />
      </div>
      <p className="mt-2 line-clamp-3 text-14 font-bold">{name}</p>
      <p className="flex flex-wrap gap-x-3 text-14 tabular-nums">
        {hasOdds && (
          <span translate="no" className="text-quiet">
            {percentText(percent)}
          </span>
        )}
        {type === 'TICKET' && <span className="text-quiet">チケット</span>}
        {ended && <span className="font-bold text-danger">{ended}</span>}
        {owned !== undefined && owned > 0 && <span className="font-bold">獲得済み</span>}
      </p>
    </li>
  )
}

/** The skeleton of the odds and the items. */
export function OddsTiersSkeleton() {
  return (
    <SectionSkeleton>
      <RowsSkeleton className={`grid gap-x-4 gap-y-8 ${columnsFor(2)}`}>
        <Skeleton shape="block" className="aspect-3/4 desk:aspect-4/3" />
        <Skeleton shape="line" className="mt-3 w-2/3" />
      </RowsSkeleton>
    </SectionSkeleton>
  )
}
