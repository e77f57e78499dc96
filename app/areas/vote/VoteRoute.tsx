import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { prefetchVote } from './prefetchVote.ts'
import { useRanking } from './useRanking.ts'
import { useVotingBonus, useVotePage } from './useVotePage.ts'

const { Screen: VoteTopScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/vote/VoteTopScreen').then((file) => file.VoteTopScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchVote('result', 'bonus'))

/** The page of a ranking campaign (R073). */
export function Component() {
  const { id, isMember, shown, page, screen } = useVotePage()
  const { bonus } = useVotingBonus(id, isMember)
  const back = { label: screen.channel.name || 'チャンネル', href: screen.channel.href }
  return (
    <Page title={shown?.campaign.name} {...(screen.channel.id && { back })} {...page}>
      <VoteTopScreen {...screen} ranking={useRanking(id, shown?.targets)} bonus={bonus} />
    </Page>
  )
}
