import { lazyComponent } from '@tsudoi/design-system/lazy'
import type { PageFile } from '../../pageSpec.ts'
import { Page } from '../../shell/Page.tsx'
import { startCoopVote, useCoopVotePage } from './useCoopVotePage.ts'
import { useReceiveReward } from './useReceiveReward.ts'

const loadScreen = () => import('@tsudoi/design-system/screens/vote/CoopRewardScreen')
/** It comes beside the answer that it shows, and makes nobody wait for the page's file. */
const CoopRewardScreen = lazyComponent(() => loadScreen().then((file) => file.CoopRewardScreen))

export const start: PageFile['start'] = (address) => {
  loadScreen().catch(() => {})
  return startCoopVote(address)
}

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
