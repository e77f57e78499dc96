import {
  finishMoviePlaying,
  finishVideoPlaying,
  startMoviePlaying,
  startVideoPlaying,
} from '@tsudoi/contracts/analytics/analytics.endpoints'
import { call } from '../../api/call.ts'
import { callOnLeave } from '../../api/callOnLeave.ts'
import { isOwnerGone } from '../../session/isOwnerGone.ts'
import { useSession } from '../../session/sessionStore.ts'
import { nextPlaying, initialPlaying, type PlayingEvent, type PlayingReport } from './playing.ts'
import { holdPlaying, orphanedPlayings, playingJournal, type OpenPlaying } from './playingJournal.ts'

type SentReport = Pick<OpenPlaying, 'what' | 'id'> & Omit<PlayingReport, 'call'>

/** The call for a report: C126 and C127 for videos, C128 and C129 for movies of the collection (Q13). */
function requestOf(type: PlayingReport['call'], { what, id, state, position }: SentReport) {
  const report = { state, position }
  if (what === 'movie')
    return { endpoint: type === 'start' ? startMoviePlaying : finishMoviePlaying, body: { movieId: id, ...report } }
  return { endpoint: type === 'start' ? startVideoPlaying : finishVideoPlaying, body: { videoId: id, ...report } }
}

/** Errors are ignored, because these are statistics for the server, not for the viewer. */
const ignore = () => {}

async function send(type: PlayingReport['call'], report: SentReport): Promise<void> {
  const { endpoint, body } = requestOf(type, report)
  await call(endpoint, { body } as never, { isSilent: true }).catch(ignore)
}

function sendOnLeave(report: SentReport): boolean {
  const { endpoint, body } = requestOf('finish', report)
  return callOnLeave(endpoint, body)
}

/** Reports the finish of playbacks that a killed tab left open, at their last position. */
export async function finishOrphanedPlayings(): Promise<void> {
  const { accountId } = useSession.getState()
  if (!accountId) return
  for (const { what, id, position } of await orphanedPlayings(accountId))
    if (!isOwnerGone(accountId)) void send('finish', { what, id, state: 5, position })
}

/** Returns a function that reports the playbacks of one video to the server: members only, silently (S103, S128). */
export function createPlayingReporter(what: OpenPlaying['what'], id: string) {
  let playing = initialPlaying
  let open: { entry: OpenPlaying; release: () => void; started: Promise<void> } | undefined

  const start = (report: PlayingReport): void => {
    const { accountId } = useSession.getState()
    if (!accountId || isOwnerGone(accountId)) return
    const entry = { key: crypto.randomUUID(), accountId, what, id, position: report.position }
    playingJournal.write(entry)
    open = { entry, release: holdPlaying(entry.key), started: send('start', { what, id, ...report }) }
  }
  const finish = ({ state, position }: PlayingReport, isHiding: boolean): void => {
    if (!open) return
    const { entry, release, started } = open
    open = undefined
    release()
    const report = { what, id, state, position }
    const hasEnded = isOwnerGone(entry.accountId)
    // If sending fails, the next player finds the entry and reports the finish.
    if (isHiding && !hasEnded && !sendOnLeave(report)) return playingJournal.write({ ...entry, position })
    playingJournal.remove(entry.key)
    // Nothing is reported for an ended session.
    if (!isHiding && !hasEnded)
      void started.then(() => (isOwnerGone(entry.accountId) ? undefined : send('finish', report)))
  }
  const storePosition = (place: number): void => {
    const position = Math.round(place)
    // For an ended session nothing is stored, because it would outlive the logout.
    if (!open || open.entry.position === position || isOwnerGone(open.entry.accountId)) return
    open.entry = { ...open.entry, position }
    playingJournal.write(open.entry)
  }

  return (event: PlayingEvent): void => {
    const next = nextPlaying(playing, event)
    playing = next.playing
    if (next.report?.call === 'start') start(next.report)
    else if (next.report) finish(next.report, event.is === 'hide')
    else storePosition(playing.place)
  }
}
