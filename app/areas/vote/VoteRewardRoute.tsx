import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useQuery } from '@tanstack/react-query'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { Page } from '../../shell/Page.tsx'
import { useNowAt } from '../../shell/useNowAt.ts'
import { useReachedRewards } from './reachedRewards.ts'
import { startVote } from './startVote.ts'
import { useReceiveReward } from './useReceiveReward.ts'
import { useVotePage } from './useVotePage.ts'
import { amountRewardsView, participateRewardsView } from './vote.mappers.ts'
import { amountRewardQuery, participateRewardQuery } from './vote.queries.ts'

const loadScreen = () => import('@tsudoi/design-system/screens/vote/VoteRewardScreen')
/** It comes beside the answer that it shows, and makes nobody wait for the page's file. */
const VoteRewardScreen = lazyComponent(() => loadScreen().then((file) => file.VoteRewardScreen))

const ask = startVote('rewards')
export const start: PageFile['start'] = (address) => {
  loadScreen().catch(() => {})
  return ask(address)
}

/** R076: rewards of a ranking campaign. A guest has none. */
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
