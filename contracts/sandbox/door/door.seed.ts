import { sql } from 'kysely'
import type { SeedAccount } from '../account/accounts.content.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { doorStaff, opensMinutesBefore } from './doors.content.ts'

/**
 * Seeds a door for each performance at a venue. If a performance has got new times, deletes its earlier entries, so
 * that its passes can be used again.
 */
export async function seedDoors({ db }: SeedContext): Promise<void> {
  const episodes = await db
    .selectFrom('event_episode')
    .innerJoin('event', 'event.id', 'event_episode.event_id')
    .select('event_episode.id')
    .where('event.venue', 'is not', null)
    .execute()
  for (const { id } of episodes)
    await db
      .insertInto('event_door')
      .values({ episode_id: id, opens_minutes_before: opensMinutesBefore })
      .onConflict((conflict) => conflict.column('episode_id').doUpdateSet({ opens_minutes_before: opensMinutesBefore }))
      .execute()
  await db
    .deleteFrom('door_entry')
    .where('pass_id', 'in', (eb) =>
      eb
        .selectFrom('door_pass')
        .innerJoin('event_episode', 'event_episode.id', 'door_pass.episode_id')
        .select('door_pass.id')
        .where(sql<boolean>`door_entry.entered_at < event_episode.start_time - interval '12 hours'`),
    )
    .execute()
}

/** Assigns to a new demo account the doors at which it works. */
export async function seedDemoMemberDoors({ db }: SeedContext, { accountId }: SeedAccount): Promise<void> {
  const channels = doorStaff[accountId]
  if (!channels) return
  const doors = await db
    .selectFrom('event_door')
    .innerJoin('event_episode', 'event_episode.id', 'event_door.episode_id')
    .innerJoin('event', 'event.id', 'event_episode.event_id')
    .select('event_door.episode_id')
    .$if(channels !== 'all', (rows) => rows.where('event.channel_id', 'in', channels === 'all' ? [] : channels))
    .execute()
  if (doors.length === 0) return
  await db
    .insertInto('event_door_staff')
    .values(doors.map(({ episode_id }) => ({ episode_id, account_id: accountId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
