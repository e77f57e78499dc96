import { Section } from '../../../components/Section.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import type { Loadable } from '../../../loadable.ts'
import { BulletList } from '../../parts/BulletList.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import type { Gacha, GachaItem } from '../gacha.types.ts'
import { OddsTiers, OddsTiersSkeleton } from './OddsTiers.tsx'

export interface GachaBelowFoldProps {
  gacha: Gacha
  /** All items with their own odds. */
  items: Loadable<GachaItem[]>
  /** The server time for which the odds are valid (ISO 8601); absent while loading. */
  asOf?: string | undefined
  /** The member's latest result, if any. */
  resultHref?: string | undefined
}

/** The part of a gacha's page below the hero. It is below the fold, so its module loads after the first content. */
export function GachaBelowFold({ gacha, items, asOf, resultHref }: GachaBelowFoldProps) {
  return (
    <div className="page">
      <Loaded value={items} label="提供割合を読みこみ中" skeleton={<OddsTiersSkeleton />}>
        {(all) => <OddsTiers items={all} gacha={gacha} asOf={asOf} />}
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
