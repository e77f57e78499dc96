import { useQuery } from '@tanstack/react-query'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { useNowAt } from '../../time/useNowAt.ts'
import { useReachedRewards } from './reachedRewards.ts'
import { prefetchVote } from './prefetchVote.ts'
import { useReceiveReward } from './useReceiveReward.ts'
import { useVotePage } from './useVotePage.ts'
import { amountRewardsView, participateRewardsView } from './vote.mappers.ts'
import { amountRewardQuery, participateRewardQuery } from './vote.queries.ts'

const { Screen: VoteRewardScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/vote/VoteRewardScreen').then((file) => file.VoteRewardScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchVote('rewards'))

/** The page with the rewards of a ranking campaign; guests get none (R076). */
export function Component() {
  const { id, isMember, shown, page, screen } = useVotePage()
  const reached = useReachedRewards((rewards) => rewards[id])
  const byAmount = useQuery({ ...amountRewardQuery(id), enabled: isMember })
  const participate = useQuery({ ...participateRewardQuery(id), enabled: isMember })
  const period = participate.data?.receivablePeriod
  const now = useNowAt(period?.startTime, period?.endTime, shown?.campaign.end)
  return (
    <Page
      title={shown && `${shown.campaign.name}の特典`}
      back={{ label: '投票', href: screen.hrefs.campaign }}
      {...page}
    >
      <VoteRewardScreen
        {...screen}
        now={now}
        byAmount={loadableOf(byAmount, (answer) => amountRewardsView(answer, reached ?? []))}
        participate={loadableOf(participate, participateRewardsView)}
        {...useReceiveReward('participate', id)}
      />
    </Page>
  )
}
