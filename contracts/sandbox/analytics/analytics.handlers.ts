import type { AnalyticsTables } from './analytics.tables.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { hasAccess, requireVideo, videosWithAccess, type VideoRow } from '../video/videos.ts'
import { newId } from '../runtime/newId.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the analytics endpoints. */
export const analyticsHandlers: Handlers<'analytics'> = {
  startVideoPlaying: (ctx) => recordStart(ctx, 'VIDEO', ctx.body.videoId),
  finishVideoPlaying: (ctx) => recordFinish(ctx, 'VIDEO', ctx.body.videoId),
  startMoviePlaying: (ctx) => recordStart(ctx, 'MOVIE', ctx.body.movieId),
  finishMoviePlaying: (ctx) => recordFinish(ctx, 'MOVIE', ctx.body.movieId),
}

type ReportContext = CallerContext & { body: { state: number; position: number } }
type Kind = AnalyticsTables['playback']['kind']
type Phase = AnalyticsTables['playback']['phase']

async function recordStart(ctx: ReportContext, kind: Kind, videoId: string) {
  requireAccess(await requireVideo(ctx, videoId).catch(throwAsNotFound), ctx.now)
  return record(ctx, kind, 'START', videoId)
}

/** Stores that a playback has ended. Accepts it even after the video has closed or the member's access has expired. */
async function recordFinish(ctx: ReportContext, kind: Kind, videoId: string) {
  const row = orFail(await videosWithAccess(ctx).where('video.id', '=', videoId).executeTakeFirst())
  if (!(await hasBegun(ctx, kind, videoId))) requireAccess(row, ctx.now)
  return record(ctx, kind, 'FINISH', videoId)
}

/** Throws PermissionDenied for a video that the member may not watch. Trailers are not recorded (Q186). */
function requireAccess(row: VideoRow, now: Date): void {
  if (!hasAccess(row, now)) throw new Failure('PermissionDenied')
}

/**
 * Turns UnavailableVideoPublicationPeriod into NotFound: the endpoints of this area declare no code for a closed video.
 */
function throwAsNotFound(error: unknown): never {
  const isClosed = error instanceof Failure && error.messageCode === 'UnavailableVideoPublicationPeriod'
  throw isClosed ? new Failure('NotFound') : error
}

async function hasBegun(ctx: CallerContext, kind: Kind, videoId: string): Promise<boolean> {
  const start = await ctx.db
    .selectFrom('playback')
    .select('id')
    .where('account_id', '=', memberIdOf(ctx))
    .where('video_id', '=', videoId)
    .where('kind', '=', kind)
    .where('phase', '=', 'START')
    .limit(1)
    .executeTakeFirst()
  return start !== undefined
}

async function record(ctx: ReportContext, kind: Kind, phase: Phase, videoId: string) {
  const { db, now, body } = ctx
  const { state, position } = body
  const row = { kind, phase, state, position, account_id: memberIdOf(ctx), video_id: videoId, created_at: now }
  await db
    .insertInto('playback')
    .values({ id: newId('playback'), ...row })
    .execute()
  return {}
}
