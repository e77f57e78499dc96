import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { LazyVotingSheet } from './lazyVotingSheet.ts'
import { useChosenTarget } from './useChosenTarget.ts'
import { prefetchCoopVote, useCoopVotePage } from './useCoopVotePage.ts'

const { Screen: CoopVoteScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/vote/CoopVoteScreen').then((file) => file.CoopVoteScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchCoopVote)

/**
 * The page of a coop vote: all members vote for one common goal. The specification has the page, but not its API
 * endpoints (R077, C179).
 */
export function Component() {
  const { id, shown, page, now, screen } = useCoopVotePage()
  const { chosen, isOpen, choose, close } = useChosenTarget(id)
  const back = { label: screen.channel.name || 'チャンネル', href: screen.channel.href }
  const onVote = () => shown && choose({ id, name: shown.campaign.name, image: shown.campaign.image })
  const sheet = isOpen && shown?.points && (
    <LazyVotingSheet
      key={chosen?.id}
      kind="coop"
      campaign={shown.campaign}
      points={shown.points}
      chosen={chosen}
      bonus={undefined}
      now={now}
      onClose={close}
      onFailed={close}
      hrefs={{ reward: screen.hrefs.reward, collection: screen.hrefs.collection }}
    />
  )
  return (
    <Page title={shown?.campaign.name} {...(screen.channel.id && { back })} {...page}>
      <CoopVoteScreen {...screen} now={now} onVote={onVote} sheet={sheet} />
    </Page>
  )
}
