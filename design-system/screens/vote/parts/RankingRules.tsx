import { Section } from '../../../components/Section.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { BulletList } from '../../parts/BulletList.tsx'

export interface RankingRulesProps {
  /** Of which ranking the changes speak, ISO 8601. */
  since: string | undefined
}

/** What a rank goes by, what a tie means, and since when places have changed. */
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
