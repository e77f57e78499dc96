import type { Db } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { assetsOnWire, overflowOnWire } from '../inventory/assetsOnWire.ts'
import { grant } from '../inventory/grant.ts'
import type { Asset } from '../inventory/keeper.ts'
import { balanceOf, lockWallets, spendCoins } from '../ledger/ledger.ts'
import { requireConfirmedPrice } from '../ledger/requireConfirmedPrice.ts'
import { isPublished } from '../channel/publishedChannels.ts'
import { nextFreeUnlockTime, requireReadableGroup, type StoryGroupRow } from './storyGroups.ts'
import { nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext, GrantContext } from '../runtime/dbContext.ts'

/** The episodes of a group in order, and whether the reader has read and unlocked each. */
export function storyEpisodes({ db, accountId = '' }: Pick<CallerContext, 'db' | 'accountId'>, groupId: string) {
  return db
    .selectFrom('story_episode')
    .leftJoin('story_unlock', (join) =>
      join.onRef('story_unlock.episode_id', '=', 'story_episode.id').on('story_unlock.account_id', '=', accountId),
    )
    .leftJoin('story_read', (join) =>
      join.onRef('story_read.episode_id', '=', 'story_episode.id').on('story_read.account_id', '=', accountId),
    )
    .select(['story_episode.id', 'position', 'title', 'label', 'summary', 'image', 'consume_coin'])
    .select(['reward_kind', 'reward_item_id', 'reward_amount'])
    .select(['story_unlock.kind', 'story_read.read_at'])
    .where('group_id', '=', groupId)
    .orderBy('position')
    .orderBy('story_episode.id')
}

/** An episode, and whether the reader has read and unlocked it. */
export type StoryEpisodeRow = Awaited<ReturnType<ReturnType<typeof storyEpisodes>['executeTakeFirstOrThrow']>>

type Head = Pick<StoryEpisodeRow, 'consume_coin' | 'kind'>

/** The badge of an episode; free episodes have none. */
const badgeOf = ({ consume_coin, kind }: Head) => (consume_coin === 0 ? undefined : (kind ?? ('PURCHASE' as const)))

/** The fields of an episode that every list returns. */
export const episodeListFields = (row: StoryEpisodeRow) => ({
  storyEpisodeId: row.id,
  title: row.title,
  label: nullToUndefined(row.label),
  image: nullToUndefined(row.image),
  consumeCoin: row.consume_coin,
  badge: badgeOf(row),
})

/** The assets that the member gets for the first reading of an episode. */
export const readingRewardsOf = ({ reward_kind, reward_item_id, reward_amount }: StoryEpisodeRow): Asset[] =>
  reward_kind ? [{ kind: reward_kind, item_id: reward_item_id, amount: reward_amount ?? 1 }] : []

type TransactionContext = CallerContext & GrantContext & { accountId: string }
interface Choice {
  ipId: string
  storyGroupId: string
  storyEpisodeId: string
}

interface Payment {
  needsPurchase: boolean
  /** The price in coins that the member confirmed; undefined accepts any price. */
  expectedPrice?: number | undefined
}

/**
 * Opens an episode for a member, within the caller's transaction: unlocks it if necessary, marks it as read and gives
 * the reward for the first reading. Locks the wallets first, so that concurrent requests of one member run one after
 * the other.
 */
export async function openEpisodeFor(inTransaction: TransactionContext, choice: Choice, payment: Payment) {
  const { db, accountId } = inTransaction
  await lockWallets(db, accountId)
  const group = await requireReadableGroup(inTransaction, choice)
  const row = orFail(
    await storyEpisodes(inTransaction, group.id)
      .where('story_episode.id', '=', choice.storyEpisodeId)
      .executeTakeFirst(),
  )
  const kind = row.consume_coin === 0 ? null : (row.kind ?? (await unlock(inTransaction, group, row, payment)))
  const rewards = (await markAsRead(inTransaction, row.id)) ? readingRewardsOf(row) : []
  const overflow = await grantReadingReward(inTransaction, row, rewards)
  return {
    badge: badgeOf({ ...row, kind }),
    actionReward: (await assetsOnWire(inTransaction, rewards))[0],
    ...(await overflowOnWire(inTransaction, overflow)),
    balance: await balanceOf({ db }, accountId),
  }
}

/** Unlocks an episode for coins, or without coins (the charge): one episode per interval of the group. */
async function unlock(inTransaction: TransactionContext, group: StoryGroupRow, row: StoryEpisodeRow, payment: Payment) {
  const { db, now, accountId } = inTransaction
  const { needsPurchase, expectedPrice } = payment
  if (!isPublished(group, now)) throw new Failure('UnavailablePeriod')
  const canCharge = group.charge_hours !== null && !(await nextFreeUnlockTime(inTransaction, group))
  if (!needsPurchase && !canCharge) throw new Failure('PermissionDenied')
  if (needsPurchase) requireConfirmedPrice(expectedPrice, row.consume_coin)
  const movement = { reason: 'STORY', reference: row.id } as const
  const ledger_transaction_id = needsPurchase
    ? await spendCoins(inTransaction, accountId, row.consume_coin, movement)
    : null
  const kind = needsPurchase ? ('PURCHASED' as const) : ('CHARGED' as const)
  const values = { account_id: accountId, episode_id: row.id, kind, ledger_transaction_id, created_at: now }
  await db.insertInto('story_unlock').values(values).execute()
  return kind
}

/** Marks an episode as read. Returns whether it is the first reading. */
async function markAsRead({ db, now, accountId }: TransactionContext, episodeId: string): Promise<boolean> {
  const marked = await db
    .insertInto('story_read')
    .values({ account_id: accountId, episode_id: episodeId, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('episode_id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Gives the member the reward for the first reading. Returns what was sent to the present box. */
function grantReadingReward(
  inTransaction: TransactionContext,
  { id, title }: StoryEpisodeRow,
  rewards: readonly Asset[],
) {
  const movement = { reason: 'STORY_REWARD', reference: id } as const
  return grant(
    inTransaction,
    { accountId: inTransaction.accountId, movement },
    rewards,
    `「${title}」を読んだお礼です。`,
  )
}

/**
 * Reads the script of an episode. Throws PermissionDenied unless the episode is free, unlocked or of a story that the
 * member received.
 */
export async function requireScript(db: Db, row: StoryEpisodeRow) {
  if (badgeOf(row) === 'PURCHASE') throw new Failure('PermissionDenied')
  const { script } = await db
    .selectFrom('story_episode')
    .select('script')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
  return script
}
