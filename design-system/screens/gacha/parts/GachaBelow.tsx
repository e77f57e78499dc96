import { Section } from '../../../components/Section.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import type { Loadable } from '../../../loadable.ts'
import { BulletList } from '../../parts/BulletList.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import type { Gacha, GachaItem } from '../gacha.types.ts'
import { Tiers, TiersSkeleton } from './Tiers.tsx'

export interface GachaBelowProps {
  gacha: Gacha
  /** Every item with its own odds. */
  items: Loadable<GachaItem[]>
  /** When the odds were so, by the host's clock (ISO 8601); absent while they are not here. */
  asOf?: string
  /** What this member drew last, where there is something. */
  resultHref?: string
}

/** What stands below a gacha's poster. Nobody sees it without scrolling, so its file comes after the first content. */
export function GachaBelow({ gacha, items, asOf, resultHref }: GachaBelowProps) {
  return (
    <div className="page">
      <Loaded of={items} label="提供割合を読みこみ中" skeleton={<TiersSkeleton />}>
        {(all) => <Tiers items={all} gacha={gacha} asOf={asOf} />}
      </Loaded>
      {gacha.cautions.length > 0 && (
        <Section title="ご注意">
          <BulletList items={gacha.cautions} className="grid max-w-180 gap-1" />
        </Section>
      )}
      {resultHref && (
        <Section title="引いたもの">
          <TextLink href={resultHref}>これまでの結果を見る</TextLink>
        </Section>
      )}
    </div>
  )
}
