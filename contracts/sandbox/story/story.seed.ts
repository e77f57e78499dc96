import type { SeedAccount } from '../account/accounts.content.ts'
import { instantOf } from '../runtime/seed/seedTime.ts'
import { seededReaders, stories } from './stories.content.ts'
import type { SeedStory } from './scripts/story.ts'
import { tips } from './tips.content.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { upsert } from '../runtime/seed/upsert.ts'

/** Seeds stories and tips at every start without changing what members have done. */
export async function seedStory(ctx: SeedContext): Promise<void> {
  const { db, now } = ctx
  await upsert(
    db,
    'story_group',
    stories.map((story, position) => groupRow(story, position, now)),
  )
  await upsert(db, 'story_episode', stories.flatMap(episodeRows))
  await seedTips(ctx)
}

const groupRow = (story: SeedStory, position: number, now: Date) => ({
  id: story.groupId,
  channel_id: story.ipId,
  position,
  name: story.name,
  genre: story.genre,
  play_type: story.playType,
  description: story.description,
  image: story.image,
  charge_hours: story.chargeHours ?? null,
  published_from: instantOf(story.starts, now),
  published_until: instantOf(story.ends, now),
})

const episodeRows = ({ groupId, episodes }: SeedStory) =>
  episodes.map((episode, position) => ({
    id: episode.episodeId,
    group_id: groupId,
    position,
    title: episode.title,
    label: episode.label,
    summary: episode.summary,
    image: episode.image,
    consume_coin: episode.consumeCoin,
    ...rewardOf(episode.reward),
    script: JSON.stringify(episode.script),
  }))

function rewardOf(reward: SeedStory['episodes'][number]['reward']) {
  if (!reward) return { reward_kind: null, reward_item_id: null, reward_amount: null }
  return 'coins' in reward
    ? { reward_kind: 'COIN' as const, reward_item_id: null, reward_amount: reward.coins }
    : { reward_kind: 'PHOTO' as const, reward_item_id: reward.photo, reward_amount: 1 }
}

async function seedTips({ db }: SeedContext): Promise<void> {
  const rows = tips.map(({ tutorialId, type, ipId }) => ({ id: tutorialId, type, channel_id: ipId ?? null }))
  await upsert(db, 'tutorial', rows)
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('tutorial_page').where('tutorial_id', 'in', ids).execute()
  const pages = tips.flatMap(({ tutorialId, pages: own }) =>
    own.map(({ title, text, image = null }, position) => ({ tutorial_id: tutorialId, position, title, text, image })),
  )
  await db.insertInto('tutorial_page').values(pages).execute()
}

/** Gives a demo account its initial reading history. */
export async function seedDemoMemberStories({ db, now }: SeedContext, account: SeedAccount): Promise<void> {
  const reader = seededReaders.find(({ accountId }) => accountId === account.accountId)
  if (!reader) return
  const account_id = account.accountId
  const names = { last_name: account.lastName, first_name: account.firstName }
  await db
    .insertInto('story_reader')
    .values(reader.names.map((channel_id) => ({ account_id, channel_id, ...names })))
    .execute()
  const unlocks = reader.unlocked.map(({ episodeId, kind, time }) => ({
    account_id,
    episode_id: episodeId,
    kind,
    ledger_transaction_id: null,
    created_at: instantOf(time, now),
  }))
  await db.insertInto('story_unlock').values(unlocks).execute()
  const reads = reader.read.map(({ episodeId, time }) => ({
    account_id,
    episode_id: episodeId,
    read_at: instantOf(time, now),
  }))
  await db.insertInto('story_read').values(reads).execute()
  await db
    .insertInto('story_privilege')
    .values(reader.privileges.map((group_id) => ({ account_id, group_id, acquired_at: now })))
    .execute()
  await db
    .insertInto('tutorial_done')
    .values(reader.tutorials.map((tutorial_id) => ({ account_id, tutorial_id, done_at: now })))
    .execute()
}
