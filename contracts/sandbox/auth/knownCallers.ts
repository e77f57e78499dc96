import { after, days } from '../runtime/clock.ts'
import type { Ask } from '../runtime/http/ask.ts'
import type { AuthTables } from './auth.tables.ts'

type Place = Pick<Ask, 'db' | 'now' | 'services' | 'address' | 'deviceId'>
type Kind = AuthTables['known_caller']['kind']

/** How long a device or network remains known without another login; the device cookie lives no longer. */
const memory = days(400)
/** Maximum number of known devices, and of known networks, per account; the least recently seen are deleted. */
const mostOfKind = 20

/**
 * How the caller relates to an address: its owner, a device or network on which the owner has logged in, or a stranger.
 */
export type Familiarity = 'OWNER' | 'DEVICE' | 'NETWORK' | 'STRANGER'

export async function familiarityOf(ask: Place & Pick<Ask, 'accountId'>, emailKey: string): Promise<Familiarity> {
  const rows = await ask.db
    .selectFrom('account')
    .leftJoin('known_caller', (join) =>
      join
        .onRef('known_caller.account_id', '=', 'account.id')
        .on('known_caller.mark', 'in', marksOf(ask))
        .on('known_caller.seen_at', '>', after(ask.now, -memory)),
    )
    .select(['account.id', 'known_caller.kind'])
    .where('account.email_key', '=', emailKey)
    .execute()
  if (ask.accountId !== undefined && rows.some(({ id }) => id === ask.accountId)) return 'OWNER'
  const kinds = rows.map(({ kind }) => kind)
  if (kinds.includes('DEVICE')) return 'DEVICE'
  return kinds.includes('NETWORK') ? 'NETWORK' : 'STRANGER'
}

/** Whether any member has ever logged in on the calling device. */
export async function isKnownDevice(ask: Place): Promise<boolean> {
  if (ask.deviceId === undefined) return false
  const row = await ask.db
    .selectFrom('known_caller')
    .select('mark')
    .where('mark', '=', markOf(ask, 'DEVICE', ask.deviceId))
    .where('seen_at', '>', after(ask.now, -memory))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the device and network of a member's login as known. */
export async function rememberCaller(ask: Place, accountId: string): Promise<void> {
  const rows = [
    { kind: 'NETWORK' as const, mark: markOf(ask, 'NETWORK', ask.address) },
    ...(ask.deviceId === undefined ? [] : [{ kind: 'DEVICE' as const, mark: markOf(ask, 'DEVICE', ask.deviceId) }]),
  ]
  await ask.db
    .insertInto('known_caller')
    .values(rows.map((row) => ({ ...row, account_id: accountId, seen_at: ask.now })))
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'mark']).doUpdateSet({ seen_at: ask.now }))
    .execute()
  for (const { kind, mark } of rows) await forgetOldest(ask, accountId, kind, mark)
}

async function forgetOldest({ db }: Place, accountId: string, kind: Kind, latest: string): Promise<void> {
  const older = db
    .selectFrom('known_caller')
    .select('mark')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('mark', '<>', latest)
    .orderBy('seen_at', 'desc')
    .orderBy('mark')
    .offset(mostOfKind - 1)
  await db
    .deleteFrom('known_caller')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('mark', 'in', older)
    .execute()
}

const marksOf = (ask: Place) => [
  markOf(ask, 'NETWORK', ask.address),
  ...(ask.deviceId === undefined ? [] : [markOf(ask, 'DEVICE', ask.deviceId)]),
]

const markOf = ({ services }: Pick<Ask, 'services'>, kind: Kind, value: string) =>
  services.mint.markOf(`${kind} ${value}`)
