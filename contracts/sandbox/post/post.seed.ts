import { sql, type Insertable } from 'kysely'
import { timeAfter, days, hours, minutes } from '../runtime/clock.ts'
import type { SeedAccount } from '../account/accounts.content.ts'
import { channels, type ChannelId } from '../channel/channels.content.ts'
import { seededFans } from './fans.content.ts'
import { inventedPages } from './inventedPages.content.ts'
import { demoAccountBlocks, demoAccountThreads, channelThreads } from './threads/threads.ts'
import type { SeedAnswer, SeedThread } from './threads/seedThread.ts'
import { storePreviews } from './linkPreviews/linkPreviews.ts'
import { createAccount } from '../people/members.ts'
import { newId } from '../runtime/newId.ts'
import { postTextColumns } from './postWriting.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import type { DatasetTables } from '../schema.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'

/**
 * Seeds timelines and their writers at every start without changing what members have done. Moves an old thread back to
 * its original age, so that the demo always has recent posts.
 */
export async function seedTimelines(ctx: SeedContext): Promise<void> {
  await openBoards(ctx)
  await seedFans(ctx)
  await storePreviews(ctx, inventedPages)
  const rows = channels.flatMap(({ ipId }) =>
    channelThreads[ipId].map((thread, index) => threadRows(ctx, ipId, `${ipId}-${index + 1}`, thread)),
  )
  await writeThreads(ctx, rows)
}

/** Gives a demo account its posts and blocks. */
export async function seedDemoMemberPosts(ctx: SeedContext, { accountId }: SeedAccount): Promise<void> {
  const own = Object.entries(demoAccountThreads[accountId] ?? {}) as [ChannelId, readonly SeedThread[]][]
  const rows = own.flatMap(([ipId, list]) =>
    list.map((thread, index) => threadRows(ctx, ipId, `${accountId}-${ipId}-${index + 1}`, thread)),
  )
  await writeThreads(ctx, rows)
  const blocks = (demoAccountBlocks[accountId] ?? []).map((target_account_id) => ({
    account_id: accountId,
    target_account_id,
    created_at: ctx.now,
  }))
  if (blocks.length > 0) await ctx.db.insertInto('block').values(blocks).execute()
}

/** Creates the timelines of every channel, story group, video and event. */
async function openBoards({ db }: SeedContext): Promise<void> {
  const opens_at = new Date('2024-01-01T00:00:00Z')
  const closes_at = new Date('2099-12-31T15:00:00Z')
  const owners = [
    { type: 'ip', rows: db.selectFrom('channel').select(['id', 'id as channel_id']) },
    { type: 'story', rows: db.selectFrom('story_group').select(['id', 'channel_id']) },
    { type: 'video', rows: db.selectFrom('video').select(['id', 'channel_id']) },
    { type: 'event', rows: db.selectFrom('event').select(['id', 'channel_id']) },
  ] as const
  for (const { type, rows } of owners) {
    const found = await rows.execute()
    const boards = found.map(({ id, channel_id }) => ({ type, type_id: id, channel_id, opens_at, closes_at }))
    if (boards.length === 0) continue
    await db
      .insertInto('board')
      .values(boards)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function seedFans(ctx: SeedContext): Promise<void> {
  const { db } = ctx
  const there = await db
    .selectFrom('account')
    .select('id')
    .where(
      'id',
      'in',
      seededFans.map(({ accountId }) => accountId),
    )
    .execute()
  for (const { accountId: id, nickName, uniqueName, isOfficial, image } of seededFans) {
    if (there.some((account) => account.id === id)) continue
    // A cheap hash is enough, because the password is random and not stored.
    const passwordHash = await hashPassword(newId('password'), 8)
    await createAccount(ctx, { id, email: `${id}@example.jp`, passwordHash })
    const names = { account_id: id, nick_name: nickName, unique_name: uniqueName, is_official: isOfficial, image }
    const rest = { first_name: null, last_name: null, birthday: null, gender: null, prefecture: null }
    // Does not create the fan if a member has already taken the unique name.
    await db
      .insertInto('profile')
      .values({ ...names, ...rest })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

type PostRow = Insertable<DatasetTables['post']> & { created_at: Date }

/** The rows of a thread: the root first, then its answers, each some minutes after the post it answers. */
function threadRows({ now }: SeedContext, ipId: ChannelId, name: string, thread: SeedThread): PostRow[] {
  const id = `post-${name}`
  const created_at = timeAfter(now, -hours(thread.hoursAgo))
  const { image } = thread
  const media = image
    ? [
        {
          mediaId: `${id}-1`,
          type: 'IMAGE' as const,
          url: `/textures/${image.path}`,
          width: image.width,
          height: image.height,
        },
      ]
    : []
  const ctx = { type: 'ip' as const, type_id: ipId, root_post_id: id, updated_at: null }
  const root = {
    ...ctx,
    ...columnsOf(ipId, thread),
    id,
    parent_post_id: null,
    depth: 0 as const,
    media: JSON.stringify(media),
    created_at,
  }
  return [root, ...answerRows(ipId, root, thread.answers ?? [])]
}

function answerRows(ipId: ChannelId, parent: PostRow, answers: readonly SeedAnswer[]): PostRow[] {
  const depth = parent.depth === 0 ? (1 as const) : (2 as const)
  return answers.flatMap((answer, index) => {
    const created_at = timeAfter(parent.created_at, minutes(17 * (index + 1)))
    const own = { id: `${parent.id}-${index + 1}`, parent_post_id: parent.id, depth, media: '[]', created_at }
    const row = { ...parent, ...columnsOf(ipId, answer), ...own }
    return [row, ...answerRows(ipId, row, answer.answers ?? [])]
  })
}

const columnsOf = (ipId: ChannelId, { by, text, likes, spoiler }: SeedAnswer) => ({
  account_id:
    by === 'official'
      ? `official-${ipId}`
      : seededFans.some(({ accountId }) => accountId === `fan-${by}`)
        ? `fan-${by}`
        : by,
  ...postTextColumns(text),
  spoiler: spoiler ?? null,
  like_base: likes,
})

/** How old a thread can get before the seed moves it back to its original age. */
const threadLifetimeMs = days(7)

async function writeThreads({ db, now }: SeedContext, all: readonly PostRow[][]): Promise<void> {
  const recent = await db
    .selectFrom('post')
    .select('id')
    .where('created_at', '>', timeAfter(now, -threadLifetimeMs))
    .execute()
  const ids = new Set(recent.map(({ id }) => id))
  const rows = all.filter(([root]) => root && !ids.has(root.id)).flat()
  if (rows.length === 0) return
  await db
    .insertInto('post')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        text: sql.ref('excluded.text'),
        spoiler: sql.ref('excluded.spoiler'),
        created_at: sql.ref('excluded.created_at'),
      }),
    )
    .execute()
}
