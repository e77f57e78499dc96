import { useQuery } from '@tanstack/react-query'
import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { FoundCampaign } from '@tsudoi/design-system/screens/campaign.types'
import type { LivetalkSlotsPageData } from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import { useSearchParams } from 'react-router-dom'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { queryClient } from '../../queryClient.ts'
import { lazyScreen } from '../../router/lazyScreen.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { missingOrHidden } from './missingOrHidden.ts'
import { chosenTicket, livetalkView, slotsView, ticketsView } from './livetalk.mappers.ts'
import { ticketSlotsQuery, talkTicketsQuery } from './livetalk.queries.ts'
import { prefetchLivetalk, useLivetalkPage } from './useLivetalkPage.ts'
import { useSlotChoice } from './useSlotChoice.ts'

const { Screen: LivetalkSlotsScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/livetalk/LivetalkSlotsScreen').then((file) => file.LivetalkSlotsScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload((address) => {
  prefetchLivetalk(address)
  if (isMember()) void queryClient.prefetchQuery(talkTicketsQuery(address.params['id'] ?? ''))
})

/**
 * The page on which a member chooses a ticket and reserves a slot. If another member has just taken the slot, the page
 * says so and keeps its scroll position (W119, Q272).
 */
export function Component() {
  const { id, now, channel, frame, hrefs } = useLivetalkPage()
  const wanted = useSearchParams()[0].get('ticket')
  const query = useQuery(talkTicketsQuery(id))
  const tickets = query.data ? ticketsView(query.data) : []
  const ticket = chosenTicket(tickets, wanted)
  const slots = useQuery({ ...ticketSlotsQuery(id, ticket?.id ?? ''), enabled: ticket !== undefined })
  const { attempt, reserve, cancel, forget } = useSlotChoice(id, ticket?.id ?? '')
  const shown = (): Loadable<FoundCampaign<LivetalkSlotsPageData>> =>
    missingOrHidden(query.error) ??
    loadableOf(query, ({ livetalk }) => ({ livetalk: livetalkView(livetalk, now), tickets, ticket }))
  return (
    <Page title={query.data?.livetalk.title} back={{ label: 'ライブトーク', href: hrefs.livetalk }} {...frame}>
      <LivetalkSlotsScreen
        now={now}
        channel={channel}
        shown={shown()}
        slots={ticket ? loadableOf(slots, slotsView) : query.data ? ready([]) : loading}
        attempt={attempt}
        onReserve={reserve}
        onCancel={cancel}
        onSeen={forget}
        hrefs={hrefs}
      />
    </Page>
  )
}
