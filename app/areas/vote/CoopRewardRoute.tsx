import { CoopRewardScreen } from '@tsudoi/design-system/screens/vote/CoopRewardScreen'
import { Page } from '../../shell/Page.tsx'
import { startCoopVote, useCoopVotePage } from './useCoopVotePage.ts'
import { useReceiveReward } from './useReceiveReward.ts'

export const start = startCoopVote

/** R078: what everybody's votes unlock, on calls of ours (C179). */
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
