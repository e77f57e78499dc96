import { timeAfter, days, japaneseDay, minutes } from '../runtime/clock.ts'
import { seedTimeOnDay, instantOf } from '../runtime/seed/seedTime.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import { channels } from './channels.content.ts'
import { members } from './members.content.ts'
import { dailyProgramme } from './programme.content.ts'

const alwaysPublished = {
  published_from: new Date('2024-01-01T00:00:00Z'),
  published_until: new Date('2099-12-31T15:00:00Z'),
}

/** Seeds the channels with their members. Runs at every start. */
export async function seedChannels({ db }: SeedContext): Promise<void> {
  const rows = channels.map((channel, position) => ({
    id: channel.ipId,
    position,
    name: channel.name,
    category: channel.category,
    description: channel.description,
    schedule: channel.schedule,
    image: channel.image,
    hero_image: channel.heroImage,
    oshi_color: channel.oshiColor,
    follower_base: channel.followerCount,
    ...alwaysPublished,
  }))
  await upsert(db, 'channel', rows)
  const memberRows = members.map(({ memberId, ipId, name, role, image }, position) => ({
    id: memberId,
    channel_id: ipId,
    position,
    name,
    role,
    image,
  }))
  await upsert(db, 'channel_member', memberRows)
}

/** Number of days for which the programme is seeded at each start. */
const programmeDays = 14

/** Seeds the programme of the coming days, so that the demo always has current content. */
export async function seedProgramme({ db, now }: SeedContext): Promise<void> {
  const rows = Array.from({ length: programmeDays + 1 }, (_, index) => index - 1).flatMap((day) =>
    dailyProgramme.map((entry) => {
      const start_time = instantOf(seedTimeOnDay(day, entry.starts), now)
      return {
        id: `${entry.programmeId}-${japaneseDay(start_time)}`,
        channel_id: entry.ipId,
        kind: entry.kind,
        title: entry.title,
        episode: entry.episode ?? null,
        start_time,
        end_time: entry.minutes === undefined ? null : timeAfter(start_time, minutes(entry.minutes)),
        image: entry.image,
        viewer_count: entry.viewerCount ?? null,
        link_id: entry.linkId ?? null,
      }
    }),
  )
  await db
    .deleteFrom('programme')
    .where('start_time', '<', timeAfter(now, -days(7)))
    .execute()
  await upsert(db, 'programme', rows)
}
