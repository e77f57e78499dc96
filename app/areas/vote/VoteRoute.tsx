import { lazyComponent } from '@tsudoi/design-system/lazy'
import type { PageFile } from '../../pageSpec.ts'
import { Page } from '../../shell/Page.tsx'
import { startVote } from './startVote.ts'
import { useRanking } from './useRanking.ts'
import { useBonus, useVotePage } from './useVotePage.ts'

const loadScreen = () => import('@tsudoi/design-system/screens/vote/VoteTopScreen')
/** It comes beside the answer that it shows, and makes nobody wait for the page's file. */
const VoteTopScreen = lazyComponent(() => loadScreen().then((file) => file.VoteTopScreen))

const ask = startVote('result', 'bonus')
export const start: PageFile['start'] = (address) => {
  loadScreen().catch(() => {})
  return ask(address)
}

/** R073: a ranking campaign. */
export function Component() {
  const { id, isMember, shown, page, screen } = useVotePage()
  const { bonus } = useBonus(id, isMember)
  const back = { label: screen.channel.name || 'チャンネル', href: screen.channel.href }
  return (
    <Page title={shown?.campaign.name} {...(screen.channel.id && { back })} {...page}>
      <VoteTopScreen {...screen} ranking={useRanking(id, shown?.targets)} bonus={bonus} />
    </Page>
  )
}
