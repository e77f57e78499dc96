import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { Paged } from '@tsudoi/design-system/paged'
import type { BoardEntry, EpisodeDetail } from '@tsudoi/design-system/screens/event/event.types'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { nextPageState } from '../../queries/usePagedList.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { boardEntriesOf, boardEntryView, eventEpisodeView, isEventGone } from './event.mappers.ts'
import { eventEpisodeQuery, eventQuery } from './event.queries.ts'

/**
 * An episode of an event, with its board filtered by `search`. `page` is the URL of the board. The episode comes from
 * the unfiltered board, so that it remains on the screen while a search is loading.
 */
export function useEventEpisode(eventId: string, episodeId: string, search: string, page: string) {
  const isMember = useIsMember()
  // Requests the event only for the channel's colour. If that fails, the screen derives a colour from the id.
  const event = useQuery({ ...eventQuery(eventId, isMember), meta: { isSilent: true } })
  const whole = useInfiniteQuery(eventEpisodeQuery(eventId, episodeId, isMember, ''))
  const board = useInfiniteQuery(eventEpisodeQuery(eventId, episodeId, isMember, search))
  const seed = event.data?.event.oshiColor
  const episode: Loadable<EpisodeDetail | undefined> = isEventGone(whole.error)
    ? ready(undefined)
    : loadableOf(whole, ({ pages: [first] }) => first && eventEpisodeView(first.episode, seed))
  const entries: Paged<BoardEntry> = {
    items: loadableOf(board, ({ pages }) => boardEntriesOf(pages).map((entry) => boardEntryView(entry, page))),
    total: board.data?.pages.at(-1)?.total,
    more: nextPageState(board),
    onMore: () => void board.fetchNextPage(),
  }
  return { episode, board: entries }
}
