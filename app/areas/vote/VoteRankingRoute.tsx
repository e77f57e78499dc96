import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { prefetchVote } from './prefetchVote.ts'
import { useRanking } from './useRanking.ts'
import { useVotePage } from './useVotePage.ts'
import { voteCampaignQuery } from './vote.queries.ts'

const { Screen: VoteRankingScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/vote/VoteRankingScreen').then((file) => file.VoteRankingScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchVote('result'))

/**
 * The page with the ranking of a campaign, which is refetched by itself. A new ranking also refetches a
 * member's campaign, because the ranking may now include the member's own votes (R074).
 */
export function Component() {
  const { id, isMember, shown, page, screen } = useVotePage()
  const ranking = useRanking(id, shown?.targets)
  const asOf = ranking.state === 'ready' ? ranking.data.asOf : undefined
  useEffect(() => {
    if (isMember) void queryClient.invalidateQueries({ queryKey: voteCampaignQuery(id, isMember).queryKey })
  }, [id, isMember, asOf])
  return (
    <Page
      title={shown && `${shown.campaign.name}の順位`}
      back={{ label: '投票', href: screen.hrefs.campaign }}
      {...page}
    >
      <VoteRankingScreen {...screen} ranking={ranking} hrefOf={(target) => paths.voteTargets(id, target)} />
    </Page>
  )
}
