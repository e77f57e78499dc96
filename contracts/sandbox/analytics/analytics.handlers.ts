import type { AnalyticsTables } from './analytics.tables.ts'
import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { hasAccess, requireVideo, videos, type VideoRow } from '../video/videos.ts'
import { newId } from '../runtime/newId.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

export const analyticsHandlers: Handlers<'analytics'> = {
  startVideoPlaying: (ask) => recordStart(ask, 'VIDEO', ask.body.videoId),
  finishVideoPlaying: (ask) => recordFinish(ask, 'VIDEO', ask.body.videoId),
  startMoviePlaying: (ask) => recordStart(ask, 'MOVIE', ask.body.movieId),
  finishMoviePlaying: (ask) => recordFinish(ask, 'MOVIE', ask.body.movieId),
}

type Telling = CallerContext & { body: { state: number; position: number } }
type Kind = AnalyticsTables['playback']['kind']
type Phase = AnalyticsTables['playback']['phase']

/** Largest accepted position in seconds: no video is longer than a day. */
const lastPosition = 86_400

async function recordStart(ask: Telling, kind: Kind, videoId: string) {
  requireAccess(await requireVideo(ask, videoId).catch(asUnknown), ask.now)
  return record(ask, kind, 'START', videoId)
}

/** The end of a playback is accepted even after the video has closed or the member's access has expired. */
async function recordFinish(ask: Telling, kind: Kind, videoId: string) {
  const row = found(await videos(ask).where('video.id', '=', videoId).executeTakeFirst())
  if (!(await hasBegun(ask, kind, videoId))) requireAccess(row, ask.now)
  return record(ask, kind, 'FINISH', videoId)
}

/** Throws PermissionDenied for a video that the member may not watch. Trailers are not recorded (Q186). */
function requireAccess(row: VideoRow, now: Date): void {
  if (!hasAccess(row, now)) throw new Failure('PermissionDenied')
}

/** Turns UnavailableVideoPublicationPeriod into NotFound: these calls do not declare a code for a closed video. */
function asUnknown(error: unknown): never {
  const isClosed = error instanceof Failure && error.messageCode === 'UnavailableVideoPublicationPeriod'
  throw isClosed ? new Failure('NotFound') : error
}

async function hasBegun(ask: CallerContext, kind: Kind, videoId: string): Promise<boolean> {
  const start = await ask.db
    .selectFrom('playback')
    .select('id')
    .where('account_id', '=', memberOf(ask))
    .where('video_id', '=', videoId)
    .where('kind', '=', kind)
    .where('phase', '=', 'START')
    .limit(1)
    .executeTakeFirst()
  return start !== undefined
}

async function record(ask: Telling, kind: Kind, phase: Phase, videoId: string) {
  const { db, now, body } = ask
  const { state, position } = body
  if (position > lastPosition) throw new Failure('InvalidArgument')
  const row = { kind, phase, state, position, account_id: memberOf(ask), video_id: videoId, created_at: now }
  await db
    .insertInto('playback')
    .values({ id: newId('playback'), ...row })
    .execute()
  return {}
}
