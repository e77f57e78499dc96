import { timeAfter, days } from '../runtime/clock.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import type { AuthTables } from './auth.tables.ts'

type DeviceContext = Pick<CallContext, 'db' | 'now' | 'services' | 'address' | 'deviceId'>
type Kind = AuthTables['known_caller']['kind']

/**
 * How long a device or network remains known without another login. The device cookie has the same maximum lifetime.
 */
const rememberedMs = days(400)
/** Maximum number of known devices, and of known networks, per account; the least recently seen are deleted. */
const maxCallersPerKind = 20

/**
 * How the caller relates to an address: its owner, a device or network on which the owner has logged in, or a stranger.
 */
export type CallerFamiliarity = 'OWNER' | 'DEVICE' | 'NETWORK' | 'STRANGER'

/** How the account with this address knows the caller; STRANGER if no account has the address. */
export async function familiarityOf(
  ctx: DeviceContext & Pick<CallContext, 'accountId'>,
  emailKey: string,
): Promise<CallerFamiliarity> {
  const rows = await ctx.db
    .selectFrom('account')
    .leftJoin('known_caller', (join) =>
      join
        .onRef('known_caller.account_id', '=', 'account.id')
        .on('known_caller.mark', 'in', marksOf(ctx))
        .on('known_caller.seen_at', '>', timeAfter(ctx.now, -rememberedMs)),
    )
    .select(['account.id', 'known_caller.kind'])
    .where('account.email_key', '=', emailKey)
    .execute()
  if (ctx.accountId !== undefined && rows.some(({ id }) => id === ctx.accountId)) return 'OWNER'
  const kinds = rows.map(({ kind }) => kind)
  if (kinds.includes('DEVICE')) return 'DEVICE'
  return kinds.includes('NETWORK') ? 'NETWORK' : 'STRANGER'
}

/** Whether any member has ever logged in on the calling device. */
export async function isKnownDevice(ctx: DeviceContext): Promise<boolean> {
  if (ctx.deviceId === undefined) return false
  const row = await ctx.db
    .selectFrom('known_caller')
    .select('mark')
    .where('mark', '=', markOf(ctx, 'DEVICE', ctx.deviceId))
    .where('seen_at', '>', timeAfter(ctx.now, -rememberedMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether this account has logged in on the caller's device before; without a device cookie, whether it has logged in
 * from the caller's network.
 */
export async function isDeviceOfAccount(ctx: DeviceContext, accountId: string): Promise<boolean> {
  const mark = ctx.deviceId === undefined ? markOf(ctx, 'NETWORK', ctx.address) : markOf(ctx, 'DEVICE', ctx.deviceId)
  const row = await ctx.db
    .selectFrom('known_caller')
    .select('mark')
    .where('account_id', '=', accountId)
    .where('mark', '=', mark)
    .where('seen_at', '>', timeAfter(ctx.now, -rememberedMs))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Stores the device and the network of a member's login, so that later requests from them do not count as a stranger's.
 */
export async function rememberCaller(ctx: DeviceContext, accountId: string): Promise<void> {
  const rows = [
    { kind: 'NETWORK' as const, mark: markOf(ctx, 'NETWORK', ctx.address) },
    ...(ctx.deviceId === undefined ? [] : [{ kind: 'DEVICE' as const, mark: markOf(ctx, 'DEVICE', ctx.deviceId) }]),
  ]
  await ctx.db
    .insertInto('known_caller')
    .values(rows.map((row) => ({ ...row, account_id: accountId, seen_at: ctx.now })))
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'mark']).doUpdateSet({ seen_at: ctx.now }))
    .execute()
  for (const { kind, mark } of rows) await forgetOldest(ctx, accountId, kind, mark)
}

async function forgetOldest({ db }: DeviceContext, accountId: string, kind: Kind, latest: string): Promise<void> {
  const older = db
    .selectFrom('known_caller')
    .select('mark')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('mark', '<>', latest)
    .orderBy('seen_at', 'desc')
    .orderBy('mark')
    .offset(maxCallersPerKind - 1)
  await db
    .deleteFrom('known_caller')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('mark', 'in', older)
    .execute()
}

const marksOf = (ctx: DeviceContext) => [
  markOf(ctx, 'NETWORK', ctx.address),
  ...(ctx.deviceId === undefined ? [] : [markOf(ctx, 'DEVICE', ctx.deviceId)]),
]

const markOf = ({ services }: Pick<CallContext, 'services'>, kind: Kind, value: string) =>
  services.mint.keyedHashOf(`${kind} ${value}`)
