import { CoopVoteScreen } from '@tsudoi/design-system/screens/vote/CoopVoteScreen'
import { Page } from '../../shell/Page.tsx'
import { startCoopVote, useCoopVotePage } from './useCoopVotePage.ts'
import { useVoting } from './useVoting.ts'

export const start = startCoopVote

/** R077: a coop vote, on calls of ours (C179). */
export function Component() {
  const { id, shown, page, now, screen } = useCoopVotePage()
  const { choose, sheet } = useVoting('coop', id)
  const back = { label: screen.channel.name || 'チャンネル', href: screen.channel.href }
  const onVote = () => shown && choose({ id, name: shown.campaign.name, image: shown.campaign.image })
  return (
    <Page title={shown?.campaign.name} {...(screen.channel.id && { back })} {...page}>
      <CoopVoteScreen {...screen} now={now} onVote={onVote} sheet={sheet} />
    </Page>
  )
}
