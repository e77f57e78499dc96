import { Section } from '../../../components/Section.tsx'
import type { Loadable } from '../../../loadable.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { CampaignFooter } from '../../parts/CampaignFooter.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { votingState } from '../voting.rules.ts'
import type { CampaignChannel } from '../../campaign.types.ts'
import type { Ranking, VotePageData, VoteBonus, VoteHrefs } from '../vote.types.ts'
import { BonusTerm } from './BonusTerm.tsx'
import { VotePoints } from './VotePoints.tsx'
import { RankingSkeleton, RankingTable } from './RankingTable.tsx'

export interface VoteBelowFoldProps {
  now: string
  channel: CampaignChannel
  shown: VotePageData
  ranking: Loadable<Ranking>
  bonus: VoteBonus | undefined
  hrefs: VoteHrefs
}

/** The number of ranking rows on the campaign's own page. */
const head = 3

/** The leaders, the member's points, the bonus, the rewards, and the cautions. */
export function VoteBelowFold({
  now,
  channel,
  shown: { campaign, points },
  ranking,
  bonus,
  hrefs,
}: VoteBelowFoldProps) {
  return (
    <div className="page">
      <Head ranking={ranking} hrefs={hrefs} />
      <Section title="使えるポイント">
        <VotePoints points={points} campaign={campaign} state={votingState(campaign, now)} />
      </Section>
      {bonus && <BonusTerm bonus={bonus} viewer={points ? 'member' : 'guest'} />}
      <Section title="特典" action={{ label: '特典をすべて見る', href: hrefs.reward }}>
        <p className="max-w-180 text-reading">
          投票したポイントに応じて届く特典と、参加した方が受け取れる特典があります。
        </p>
      </Section>
      <CampaignFooter cautions={campaign.cautions} channel={channel} />
    </div>
  )
}

function Head({ ranking, hrefs }: Pick<VoteBelowFoldProps, 'ranking' | 'hrefs'>) {
  const asOf = ranking.state === 'ready' ? ranking.data.asOf : undefined
  return (
    <Section
      title="いまの順位"
      action={{ label: '順位をすべて見る', href: hrefs.ranking }}
      lead={asOf && <span className="tabular-nums">{dateTimeText(asOf)} 現在</span>}
    >
      <Loaded value={ranking} label="順位を読みこみ中" skeleton={<RankingSkeleton />}>
        {({ rows, next }) =>
          rows.length > 0 ? (
            <div className="-mt-4">
              <RankingTable rows={rows.slice(0, head)} caption="いまの順位の上位" />
            </div>
          ) : (
            <p className="text-reading">
              {next ? `最初の順位は、${dateTimeText(next)}に発表します。` : '順位は、投票が終わってから発表します。'}
            </p>
          )
        }
      </Loaded>
    </Section>
  )
}
