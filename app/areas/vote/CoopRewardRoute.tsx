import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { prefetchCoopVote, useCoopVotePage } from './useCoopVotePage.ts'
import { useReceiveReward } from './useReceiveReward.ts'

const { Screen: CoopRewardScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/vote/CoopRewardScreen').then((file) => file.CoopRewardScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchCoopVote)

/**
 * The page with the rewards that the votes of all members unlock together. The specification has the page, but not its
 * API endpoints (R078, C179).
 */
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
