import {
  finishMoviePlaying,
  finishVideoPlaying,
  startMoviePlaying,
  startVideoPlaying,
} from '@tsudoi/contracts/analytics/analytics.endpoints'
import { call } from '../../api/call.ts'
import { callOnUnload } from '../../api/callOnUnload.ts'
import { isSessionOver } from '../../session/isSessionOver.ts'
import { useSession } from '../../session/sessionStore.ts'
import { nextPlayback, initialPlayback, type PlaybackEvent, type PlaybackReport } from './playbackState.ts'
import { holdPlaybackLock, takeOrphanedPlaybacks, playbackJournal, type OpenPlayback } from './playbackJournal.ts'
import { randomId } from '../../randomId.ts'

type SentReport = Pick<OpenPlayback, 'what' | 'id'> & Omit<PlaybackReport, 'call'>

/** The call that sends a report: C126 and C127 for videos, C128 and C129 for movies of the collection (Q13). */
function requestOf(type: PlaybackReport['call'], { what, id, state, position }: SentReport) {
  const report = { state, position }
  if (what === 'movie')
    return { endpoint: type === 'start' ? startMoviePlaying : finishMoviePlaying, body: { movieId: id, ...report } }
  return { endpoint: type === 'start' ? startVideoPlaying : finishVideoPlaying, body: { videoId: id, ...report } }
}

/** Ignores errors, because the reports are statistics for the server, not for the viewer. */
const ignore = () => {}

async function send(type: PlaybackReport['call'], report: SentReport): Promise<void> {
  const { endpoint, body } = requestOf(type, report)
  await call(endpoint, { body } as never, { isSilent: true }).catch(ignore)
}

function sendOnLeave(report: SentReport): boolean {
  const { endpoint, body } = requestOf('finish', report)
  return callOnUnload(endpoint, body)
}

/** Reports the finish of playbacks whose tab was terminated, at their last position. */
export async function finishOrphanedPlaybacks(): Promise<void> {
  const { accountId } = useSession.getState()
  if (!accountId) return
  for (const { what, id, position } of await takeOrphanedPlaybacks(accountId))
    if (!isSessionOver(accountId)) void send('finish', { what, id, state: 5, position })
}

/**
 * Returns a function that reports the playbacks of one video to the server. It reports only those of members, and shows
 * no errors (S103, S128).
 */
export function createPlaybackReporter(what: OpenPlayback['what'], id: string) {
  let playing = initialPlayback
  let open: { entry: OpenPlayback; release: () => void; started: Promise<void> } | undefined

  const start = (report: PlaybackReport): void => {
    const { accountId } = useSession.getState()
    if (!accountId || isSessionOver(accountId)) return
    const entry = { key: randomId(), accountId, what, id, position: report.position }
    playbackJournal.write(entry)
    open = { entry, release: holdPlaybackLock(entry.key), started: send('start', { what, id, ...report }) }
  }
  const finish = ({ state, position }: PlaybackReport, isHiding: boolean): void => {
    if (!open) return
    const { entry, release, started } = open
    open = undefined
    release()
    const report = { what, id, state, position }
    const hasEnded = isSessionOver(entry.accountId)
    // Stores the last position if sending fails. The next player then finds the entry and reports the finish.
    if (isHiding && !hasEnded && !sendOnLeave(report)) return playbackJournal.write({ ...entry, position })
    playbackJournal.remove(entry.key)
    // Reports the finish of the playback, unless the session has ended.
    if (!isHiding && !hasEnded)
      void started.then(() => (isSessionOver(entry.accountId) ? undefined : send('finish', report)))
  }
  const storePosition = (place: number): void => {
    const position = Math.round(place)
    // Stores nothing for an ended session, because the entry would outlive the logout.
    if (!open || open.entry.position === position || isSessionOver(open.entry.accountId)) return
    open.entry = { ...open.entry, position }
    playbackJournal.write(open.entry)
  }

  return (event: PlaybackEvent): void => {
    const next = nextPlayback(playing, event)
    playing = next.playing
    if (next.report?.call === 'start') start(next.report)
    else if (next.report) finish(next.report, event.is === 'hide')
    else storePosition(playing.place)
  }
}
