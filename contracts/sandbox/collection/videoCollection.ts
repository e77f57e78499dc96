import { memberIdOf } from '../runtime/http/callContext.ts'
import { publishedChannels, publishedCondition } from '../channel/publishedChannels.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** Videos that are published now. */
function openVideos(ctx: CallerContext) {
  return publishedChannels(ctx)
    .innerJoin('video', 'video.channel_id', 'channel.id')
    .where(publishedCondition(ctx.now, 'video'))
    .select(['channel.id as channel_id', 'channel.name as channel_name', 'channel.oshi_color'])
    .select(['video.id', 'video.title', 'video.description', 'video.image', 'video.duration_seconds'])
}

/** Movies that the member received and may currently watch. The specification calls such videos movies (Q13). */
export function collectedMovies(ctx: CallerContext) {
  const { now } = ctx
  return openVideos(ctx)
    .innerJoin('video_access', 'video_access.video_id', 'video.id')
    .where('video_access.account_id', '=', memberIdOf(ctx))
    .where('video.access_type', 'in', ['SERIAL_CODE', 'GACHA_PRIVILEGE'])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .select((eb) => [
      'video_access.created_at',
      'video_access.expires_at',
      eb
        .exists(
          eb
            .selectFrom('video_history')
            .select('video_id')
            .whereRef('video_id', '=', 'video.id')
            .whereRef('account_id', '=', 'video_access.account_id'),
        )
        .as('is_viewed'),
    ])
}

/** On-demand videos that the member has watched. */
export function watchedVideos(ctx: CallerContext) {
  return openVideos(ctx)
    .innerJoin('video_history', 'video_history.video_id', 'video.id')
    .where('video_history.account_id', '=', memberIdOf(ctx))
    .where('video.type', '=', 'ONDEMAND')
    .select('video_history.last_viewed_at')
}
