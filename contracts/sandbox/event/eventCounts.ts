import { countUsers } from '../../event/event.endpoints.ts'
import type { EpisodeRow } from './events.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { topicOf } from '../runtime/http/streamAnswers.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/**
 * The current number of viewers of an episode: the open streams of its viewer count, plus the seed's invented viewers.
 */
export function viewerCountOf(
  { services, dataset }: Pick<CallContext, 'services' | 'dataset'>,
  episode: EpisodeRow,
): number {
  const topic = topicOf(countUsers, { dataset, params: {}, query: { 'viewing.eventEpisodeId': episode.id } })
  return episode.viewing_base + services.streams.viewerCountOf(topic)
}

/** The number of bookings of an episode: members with a ticket for it, plus the seed's invented bookings. */
export async function bookingCountOf({ db }: Pick<DbContext, 'db'>, episode: EpisodeRow): Promise<number> {
  const { members } = await db
    .selectFrom('event_ticket_episode')
    .innerJoin('owned_item', 'owned_item.item_id', 'event_ticket_episode.item_id')
    .select(({ fn }) => fn.count<number>('owned_item.account_id').distinct().as('members'))
    .where('episode_id', '=', episode.id)
    .executeTakeFirstOrThrow()
  return episode.booking_base + members
}
