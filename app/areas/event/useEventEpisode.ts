import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { Paged } from '@tsudoi/design-system/paged'
import type { BoardEntry, EpisodeDetail } from '@tsudoi/design-system/screens/event/event.types'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { useMuting } from '../../muting/muting.ts'
import { nextPageState } from '../../queries/usePagedList.ts'
import { useIsMember, useSession } from '../../session/sessionStore.ts'
import { boardEntriesOf, boardEntryView, eventEpisodeView, isEventGone } from './event.mappers.ts'
import { eventEpisodeQuery, eventQuery } from './event.queries.ts'

/**
 * An episode of an event, with its board filtered by `search`. `page` is the URL of the board. The episode comes from
 * the unfiltered board, so that it remains on the screen while a search is loading.
 */
export function useEventEpisode(eventId: string, episodeId: string, search: string, page: string) {
  const isMember = useIsMember()
  // Requests the event for the channel's colour and the venue. If that fails, the screen derives a colour from the id.
  const event = useQuery({ ...eventQuery(eventId, isMember), meta: { isSilent: true } })
  const whole = useInfiniteQuery(eventEpisodeQuery(eventId, episodeId, isMember, ''))
  const board = useInfiniteQuery(eventEpisodeQuery(eventId, episodeId, isMember, search))
  const reader = useSession((session) => session.accountId)
  const muting = useMuting()
  const seed = event.data?.event.oshiColor
  const episode: Loadable<EpisodeDetail | undefined> = isEventGone(whole.error)
    ? ready(undefined)
    : loadableOf(whole, ({ pages: [first] }) => first && eventEpisodeView(first.episode, seed))
  const entries: Paged<BoardEntry> = {
    // No entry may be shown before the muted words are known.
    items: muting
      ? loadableOf(board, ({ pages }) => {
          const reading = { reader, muting, channelId: pages[0]?.episode.ipId }
          return boardEntriesOf(pages).map((entry) => boardEntryView(entry, page, reading))
        })
      : loading,
    total: board.data?.pages.at(-1)?.total,
    more: nextPageState(board),
    onMore: () => void board.fetchNextPage(),
  }
  return { episode, venue: event.data?.event.venue, board: entries }
}
