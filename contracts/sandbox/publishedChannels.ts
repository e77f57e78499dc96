import { Failure, found } from './failure.ts'
import type { Ask } from './http/ask.ts'

type Place = Pick<Ask, 'db' | 'now'>

/** Channels one can see now: start inclusive, end exclusive (Q70). */
export function published({ db, now }: Place) {
  return db.selectFrom('channel').where('channel.published_from', '<=', now).where('channel.published_until', '>', now)
}

/** NotFound for an unknown channel, UnavailableIpPublicationPeriod for one outside its period. */
export async function requirePublished({ db, now }: Place, channelId: string): Promise<void> {
  const row = await db
    .selectFrom('channel')
    .select(['published_from', 'published_until'])
    .where('id', '=', channelId)
    .executeTakeFirst()
  const { published_from, published_until } = found(row)
  if (published_from > now || published_until <= now) throw new Failure('UnavailableIpPublicationPeriod')
}
