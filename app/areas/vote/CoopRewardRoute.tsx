import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { prefetchCoopVote, useCoopVotePage } from './useCoopVotePage.ts'
import { useReceiveReward } from './useReceiveReward.ts'

const { Screen: CoopRewardScreen, startWith } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/vote/CoopRewardScreen').then((file) => file.CoopRewardScreen),
)

export const start = startWith(prefetchCoopVote)

/** Rewards that the votes of all members unlock together, by calls of our own (R078, C179). */
export function Component() {
  const { id, shown, page, screen } = useCoopVotePage()
  return (
    <Page
      title={shown && `${shown.campaign.name}のお礼`}
      back={{ label: '投票', href: screen.hrefs.campaign }}
      {...page}
    >
      <CoopRewardScreen {...screen} {...useReceiveReward('coop', id)} />
    </Page>
  )
}
