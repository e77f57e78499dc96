import { getTogether } from '../../video/video.endpoints.ts'
import { days, timeAfter } from '../runtime/clock.ts'
import type { CallerContext, DbContext } from '../runtime/dbContext.ts'
import { Failure } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { topicOf } from '../runtime/http/streamAnswers.ts'
import { instantOnWire } from '../runtime/wire.ts'
import type { VideoTables } from './video.tables.ts'
import { requireVideo, videoUrlFor } from './videos.ts'

/** A video that viewers watch together, with the time at which it starts for all of them. */
export interface Viewing {
  videoId: string
  start: Date
}

/** Video types of which all viewers can be at the same position. */
const sharedTypes: readonly string[] = ['ONDEMAND', 'PREMIER']

/**
 * Returns the viewing that a request names. If the caller may not play the video now, throws the same failures as C121.
 * Throws InvalidArgument for a video in which viewers cannot be at the same position.
 */
export async function requireViewing(caller: CallerContext, videoId: string, startAt: string): Promise<Viewing> {
  const video = await requireVideo(caller, videoId)
  videoUrlFor(video, caller.now)
  if (!sharedTypes.includes(video.type)) throw new Failure('InvalidArgument')
  return { videoId, start: new Date(startAt) }
}

/** The topic of a viewing's streams. */
function topicOfViewing({ videoId, start }: Viewing, { dataset }: Pick<CallContext, 'dataset'>): string {
  return topicOf(getTogether, { dataset, params: { id: videoId }, query: { startAt: instantOnWire(start) } })
}

/** Returns how many viewers are connected, and how often they have waved penlights of each colour. */
export async function viewingOnWire(ctx: Pick<CallContext, 'db' | 'dataset' | 'services'>, viewing: Viewing) {
  const penlightList = await ctx.db
    .selectFrom('video_penlight')
    .select(['color', 'count'])
    .where('video_id', '=', viewing.videoId)
    .where('start_at', '=', viewing.start)
    .orderBy('color')
    .execute()
  return { viewerCount: ctx.services.streams.viewerCountOf(topicOfViewing(viewing, ctx)), penlightList }
}

/** Counts one wave of a penlight, and announces the new count to the streams of the viewing. */
export async function countWave(
  ctx: Pick<CallContext, 'db' | 'dataset' | 'services' | 'now'>,
  viewing: Viewing,
  color: VideoTables['video_penlight']['color'],
): Promise<void> {
  await deletePastPenlights(ctx, viewing)
  await ctx.db
    .insertInto('video_penlight')
    .values({ video_id: viewing.videoId, start_at: viewing.start, color, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['video_id', 'start_at', 'color'])
        .doUpdateSet((eb) => ({ count: eb('video_penlight.count', '+', 1) })),
    )
    .execute()
  ctx.services.streams.announceChange(topicOfViewing(viewing, ctx))
}

/** Deletes the penlight counts of other viewings of this video that began more than a day ago. */
async function deletePastPenlights({ db, now }: DbContext, { videoId, start }: Viewing): Promise<void> {
  await db
    .deleteFrom('video_penlight')
    .where('video_id', '=', videoId)
    .where('start_at', '<', timeAfter(now, -days(1)))
    .where('start_at', '!=', start)
    .execute()
}
