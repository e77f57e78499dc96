import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { EpisodeScreen } from '@tsudoi/design-system/screens/event/EpisodeScreen'
import { performancePhaseAt } from '@tsudoi/design-system/screens/ticket/ticket.rules'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { LazyCalendarButton } from '../../calendar/LazyCalendarButton.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { useCloseUrlDialog } from '../../router/useCloseUrlDialog.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { boardHref, boardQueryOf } from './event.mappers.ts'
import { eventEpisodeQuery, eventQuery } from './event.queries.ts'
import { useEventEpisode } from './useEventEpisode.ts'
import { useLiveCount } from './useLiveCount.ts'

/** The dialog with one entry of the board. Its module loads when the user opens an entry. */
const BoardEntryContainer = lazyOnPress(() =>
  import('./BoardEntryContainer.tsx').then((file) => file.BoardEntryContainer),
)
/** The player of the episode's recording. Its module loads when the user starts the recording. */
const RecordingPlayer = lazyOnPress(() => import('./RecordingPlayer.tsx').then((file) => file.RecordingPlayer))

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '', episodeId = '' }, search }) => {
  void queryClient.prefetchInfiniteQuery(eventEpisodeQuery(id, episodeId, isMember(), ''))
  const words = boardQueryOf(search).search
  if (words !== '') void queryClient.prefetchInfiniteQuery(eventEpisodeQuery(id, episodeId, isMember(), words))
  void queryClient.prefetchQuery({ ...eventQuery(id, isMember()), meta: { isSilent: true } })
}

/** Page of one performance of an event, with its board. Not part of the specification (W128, Q197). */
export function Component() {
  const { id = '', episodeId = '' } = useParams()
  return <Episode key={`${id}/${episodeId}`} eventId={id} episodeId={episodeId} />
}

function Episode({ eventId, episodeId }: { eventId: string; episodeId: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const place = boardQueryOf(new URLSearchParams(search))
  const page = pathname + search
  const { episode, venue, board } = useEventEpisode(eventId, episodeId, place.search, page)
  const found = episode.state === 'ready' ? episode.data : undefined
  const now = useNowAt(found?.start, found?.end, found?.board?.start, found?.board?.end)
  const phase = found && performancePhaseAt(found, now)
  const counts = {
    viewing: useLiveCount('viewing', episodeId, phase === 'on'),
    booking: useLiveCount('booking', episodeId, phase === 'on' || phase === 'before'),
  }
  const [isWatching, setWatching] = useState(false)
  // Whether the user opened the entry on this page, so that closing it goes one step back. There is no such step if the
  // user came by the entry's URL.
  const [cameFromBoard, setCameFromBoard] = useState(place.entry === undefined)
  if (place.entry === undefined && !cameFromBoard) setCameFromBoard(true)
  const close = useCloseUrlDialog(cameFromBoard, boardHref(page, {}))
  const { login } = useLoginHrefs()
  return (
    <Page
      title={found?.title}
      channel={found && { id: found.channel.id, seed: found.channel.seed }}
      back={{ label: found?.event.title ?? 'イベント', href: paths.event(eventId) }}
    >
      <EpisodeScreen
        episode={episode}
        board={board}
        search={place.search}
        onSearch={(words) => void navigate(boardHref(page, { search: words }), { replace: true })}
        counts={counts}
        now={now}
        player={
          isWatching &&
          found && <RecordingPlayer eventId={eventId} episode={found} onFailed={() => setWatching(false)} />
        }
        onWatch={() => setWatching(true)}
        calendar={(shown) => <LazyCalendarButton subject={{ kind: 'performance', eventId, episode: shown, venue }} />}
        hrefs={{ login, tickets: paths.tickets, top: paths.home }}
      />
      {place.entry !== undefined && found && (
        <BoardEntryContainer
          id={place.entry}
          page={page}
          channelId={found.channel.id}
          onClose={close}
          onFailed={close}
        />
      )}
    </Page>
  )
}
