import { useDeferredValue, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { lazyComponent } from '../../lazy.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText, timeText } from '../../text/dateTimeText.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ShareLink } from '../parts/ShareLink.tsx'
import type { RankingRulesProps } from './parts/RankingRules.tsx'
import { RankingSkeleton, RankingTable } from './parts/RankingTable.tsx'
import { VoteFrame } from './parts/VoteFrame.tsx'
import { votesText } from './vote.rules.ts'
import { votingState } from './voting.rules.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { Ranking, VotePageData, VoteHrefs } from './vote.types.ts'
import { isolated } from '../../text/isolated.ts'

/** The rules below the ranking. Their module is loaded after the ranking. */
const RankingRules = lazyComponent<RankingRulesProps>(() =>
  import('./parts/RankingRules.tsx').then((file) => file.RankingRules),
)

export interface VoteRankingScreenProps {
  /** Server time, ISO 8601. */
  now: string
  channel: CampaignChannel
  vote: Loadable<FoundCampaign<VotePageData>>
  ranking: Loadable<Ranking>
  hrefs: VoteHrefs
  /** Returns the URL to vote for a target. */
  hrefOf: (id: string) => string
}

/** The complete ranking (W106, R074): its time, the next publication, the rules. Refetched automatically. */
export function VoteRankingScreen({ now, channel, vote, ranking, hrefs, hrefOf }: VoteRankingScreenProps) {
  return (
    <VoteFrame channel={channel} vote={vote} hrefs={hrefs}>
      {({ campaign, points }) => {
        const state = votingState(campaign, now)
        return (
          <>
            <PageHead
              title={state === 'over' ? '最終の順位' : 'いまの順位'}
              lead={
                <>
                  <bdi>{campaign.name}</bdi>
                  <Times ranking={ranking} isOver={state === 'over'} />
                </>
              }
            />
            <p className="page mt-2">
              <ShareLink>順位をシェアする</ShareLink>
            </p>
            <div className="page mt-4">
              <Loaded value={ranking} label="順位を読みこみ中" skeleton={<RankingSkeleton rows={6} />}>
                {(shown) => <RankingView latest={shown} hrefOf={state === 'open' ? hrefOf : undefined} />}
              </Loaded>
              <RankingRules since={ranking.state === 'ready' ? ranking.data.since : undefined} />
              <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-ink pt-8">
                {state === 'open' && (
                  <Button variant="solid" href={points ? hrefs.targets : hrefs.login}>
                    {points ? '投票する' : 'ログインして投票する'}
                  </Button>
                )}
                <TextLink href={hrefs.campaign}>投票のページへもどる</TextLink>
              </div>
            </div>
          </>
        )
      }}
    </VoteFrame>
  )
}

function Times({ ranking, isOver }: { ranking: Loadable<Ranking>; isOver: boolean }) {
  if (ranking.state !== 'ready' || !ranking.data.asOf) return null
  const { asOf, next } = ranking.data
  return (
    <span className="flex flex-wrap gap-x-4 tabular-nums">
      <span>{dateTimeText(asOf)} 現在</span>
      {next && !isOver && <span>次の更新は、{timeText(next)}ごろ</span>}
    </span>
  )
}

/** A new ranking is rendered in slices without blocking the user, and then shown at once. */
function RankingView({ latest, hrefOf }: { latest: Ranking; hrefOf?: ((id: string) => string) | undefined }) {
  const ranking = useDeferredValue(latest)
  return (
    <>
      <News ranking={ranking} />
      <Uncounted ranking={ranking} />
      <Rows ranking={ranking} hrefOf={hrefOf} />
    </>
  )
}

/** Announces a new ranking in one sentence, but not the one loaded with the page. */
function News({ ranking: { asOf, rows } }: { ranking: Ranking }) {
  const [first] = useState(asOf)
  const leaders = rows.filter(({ rank }) => rank === 1).map(({ name }) => isolated(name))
  return (
    <output className="sr-only">
      {asOf && asOf !== first && `${timeText(asOf)}の順位に変わりました。1位は、${leaders.join('、')}です。`}
    </output>
  )
}

function Uncounted({ ranking: { rows, next } }: { ranking: Ranking }) {
  const own = rows.filter(({ uncounted }) => uncounted)
  if (own.length === 0) return null
  return (
    <div className="mb-6 border-l-2 border-key pl-4">
      <p className="font-bold">まだ数えられていない、あなたの票</p>
      <p className="text-14 text-quiet">
        {next ? `${timeText(next)}ごろの更新で、順位に加わります。` : '次の更新で、順位に加わります。'}
      </p>
      <ul className="mt-2 grid gap-1">
        {own.map(({ id, name, uncounted = 0 }) => (
          <li key={id}>
            {isolated(name)}　
            <span translate="no" className="whitespace-nowrap font-bold tabular-nums">
              {votesText(uncounted)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Rows({
  ranking: { rows, asOf, next },
  hrefOf,
}: {
  ranking: Ranking
  hrefOf?: ((id: string) => string) | undefined
}) {
  if (rows.length > 0)
    return (
      <div className="border-t border-ink">
        <RankingTable rows={rows} caption={`${asOf ? dateTimeText(asOf) : ''}現在の順位`} hrefOf={hrefOf} />
      </div>
    )
  return (
    <EmptyState
      title="まだ順位はありません"
      description={
        next ? `最初の順位は、${dateTimeText(next)}に発表します。` : '順位は、投票が終わってから発表します。'
      }
    />
  )
}
