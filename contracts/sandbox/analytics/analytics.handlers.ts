import { found } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { requireVideo } from '../video/videos.ts'
import { newId } from '../runtime/newId.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

export const analyticsHandlers: Handlers<'analytics'> = {
  async startVideoPlaying(ask) {
    await requireVideo(ask, ask.body.videoId)
    return record(ask, 'VIDEO', 'START', ask.body.videoId)
  },
  finishVideoPlaying: (ask) => record(ask, 'VIDEO', 'FINISH', ask.body.videoId),
  async startMoviePlaying(ask) {
    await requireVideo(ask, ask.body.movieId)
    return record(ask, 'MOVIE', 'START', ask.body.movieId)
  },
  finishMoviePlaying: (ask) => record(ask, 'MOVIE', 'FINISH', ask.body.movieId),
}

type Telling = CallerContext & { body: { state: number; position: number } }

async function record(ask: Telling, kind: 'VIDEO' | 'MOVIE', phase: 'START' | 'FINISH', videoId: string) {
  const { db, now, body } = ask
  found(await db.selectFrom('video').select('id').where('id', '=', videoId).executeTakeFirst())
  const { state, position } = body
  const row = { kind, phase, state, position, account_id: memberOf(ask), video_id: videoId, created_at: now }
  await db
    .insertInto('playback')
    .values({ id: newId('playback'), ...row })
    .execute()
  return {}
}
