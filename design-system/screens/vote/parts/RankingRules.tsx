import { Section } from '../../../components/Section.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { BulletList } from '../../parts/BulletList.tsx'

export interface RankingRulesProps {
  /** The time of the ranking that the changes are relative to, ISO 8601. */
  since: string | undefined
}

/** Explains how ranks and ties are determined, and since when changes are counted. */
export function RankingRules({ since }: RankingRulesProps) {
  const rules = [
    '順位は、ボーナスを加えた票数の多い順です。',
    '票数が同じときは、同じ順位（同率）です。次の順位は、同率の数だけ後ろになります。同率のあいだの並びに、意味はありません。',
    ...(since ? [`矢印は、前にごらんになった順位（${dateTimeText(since)} 現在）からの動きです。`] : []),
  ]
  return (
    <Section title="順位の決まり方">
      <BulletList items={rules} className="grid max-w-180 gap-1" />
    </Section>
  )
}
