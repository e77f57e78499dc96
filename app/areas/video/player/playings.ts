import {
  finishMoviePlaying,
  finishVideoPlaying,
  startMoviePlaying,
  startVideoPlaying,
} from '@tsudoi/contracts/analytics/analytics.endpoints'
import { call } from '../../../api/call.ts'
import { callOnLeave } from '../../../api/callOnLeave.ts'
import { isOwnerGone } from '../../../session/isOwnerGone.ts'
import { useSession } from '../../../session/sessionStore.ts'
import { afterEvent, initialPlaying, type PlayingEvent, type PlayingReport } from './playing.ts'
import { lockPlaying, orphanedPlayings, playingJournal, type OpenPlaying } from './playingJournal.ts'

type ReportedPlaying = Pick<OpenPlaying, 'what' | 'id'> & Omit<PlayingReport, 'call'>

/** The endpoint and body of a report: for the player (C126, C127), or for the collection's movies (C128, C129; Q13). */
function requestOf(which: PlayingReport['call'], { what, id, state, position }: ReportedPlaying) {
  const told = { state, position }
  if (what === 'movie')
    return { endpoint: which === 'start' ? startMoviePlaying : finishMoviePlaying, body: { movieId: id, ...told } }
  return { endpoint: which === 'start' ? startVideoPlaying : finishVideoPlaying, body: { videoId: id, ...told } }
}

/** Failures are silent, because the count is for the server and not for the viewer. */
const ignoreFailure = () => {}

async function send(which: PlayingReport['call'], told: ReportedPlaying): Promise<void> {
  const { endpoint, body } = requestOf(which, told)
  await call(endpoint, { body } as never, { isSilent: true }).catch(ignoreFailure)
}

function sendOnLeave(told: ReportedPlaying): boolean {
  const { endpoint, body } = requestOf('finish', told)
  return callOnLeave(endpoint, body)
}

/** Reports playings of killed tabs as finished, at their last position. */
export async function finishOrphans(): Promise<void> {
  const { accountId } = useSession.getState()
  if (!accountId) return
  for (const { what, id, position } of await orphanedPlayings(accountId))
    if (!isOwnerGone(accountId)) void send('finish', { what, id, state: 5, position })
}

/**
 * Returns a function that reports the playings of one video to the server (S103, S128), for members only and silently.
 */
export function playingReporter(what: OpenPlaying['what'], id: string) {
  let playing = initialPlaying
  let open: { entry: OpenPlaying; release: () => void; started: Promise<void> } | undefined

  const begin = (tell: PlayingReport): void => {
    const { accountId } = useSession.getState()
    if (!accountId || isOwnerGone(accountId)) return
    const entry = { key: crypto.randomUUID(), accountId, what, id, position: tell.position }
    playingJournal.write(entry)
    open = { entry, release: lockPlaying(entry.key), started: send('start', { what, id, ...tell }) }
  }
  const finish = (tell: PlayingReport, isHiding: boolean): void => {
    if (!open) return
    const { entry, release, started } = open
    open = undefined
    release()
    const told = { what, id, state: tell.state, position: tell.position }
    const hasEnded = isOwnerGone(entry.accountId)
    // The next player that opens finds the stored playing, and finishes it.
    if (isHiding && !hasEnded && !sendOnLeave(told)) return playingJournal.write({ ...entry, position: tell.position })
    playingJournal.remove(entry.key)
    // After the session has ended, nothing is sent.
    if (!isHiding && !hasEnded)
      void started.then(() => (isOwnerGone(entry.accountId) ? undefined : send('finish', told)))
  }
  const note = (place: number): void => {
    const position = Math.round(place)
    // After the session has ended, a playing is no longer stored, because it would survive the logout.
    if (!open || open.entry.position === position || isOwnerGone(open.entry.accountId)) return
    open.entry = { ...open.entry, position }
    playingJournal.write(open.entry)
  }

  return (sign: PlayingEvent): void => {
    const next = afterEvent(playing, sign)
    playing = next.playing
    if (next.tell?.call === 'start') begin(next.tell)
    else if (next.tell) finish(next.tell, sign.is === 'hide')
    else note(playing.place)
  }
}
