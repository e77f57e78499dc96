import type { Selectable } from 'kysely'
import { minutes } from '../runtime/clock.ts'
import type { DatasetTables } from '../schema.ts'
import { assetsOnWire, overflowOnWire } from '../inventory/assetsOnWire.ts'
import { grant } from '../inventory/grant.ts'
import type { Asset } from '../inventory/keeper.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { lockWallets } from '../ledger/ledger.ts'
import { newId } from '../runtime/newId.ts'
import { assetsOfRewardBundles } from '../inventory/presentBox.ts'
import type { serialCodeErrors } from '../../serial/serial.endpoints.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext, GrantContext } from '../runtime/dbContext.ts'

/**
 * The limit of codes, valid or not, that one member can try, so that codes cannot be guessed. The product defines it.
 */
const guessing = { tries: 100, window: minutes(10) }

/** The sandbox's handlers of the serial endpoints. */
export const serialHandlers: Handlers<'serial'> = {
  async enterSerialCodes(ctx) {
    const { good, errors } = await judge(ctx, ctx.body.codes)
    return { data: await onWire(ctx, good), errors }
  },

  async registerSerialCodes(ctx) {
    const { codes } = ctx.body
    return withIdempotencyKey(ctx, { codes }, async (db) => {
      const inTransaction = { ...ctx, db }
      await lockWallets(db, memberIdOf(ctx))
      await lockCodes(db, codes)
      const { good, errors } = await judge(inTransaction, codes)
      const data = await onWire(inTransaction, good)
      const overflow: Asset[] = []
      for (const code of good) overflow.push(...(await use(inTransaction, code)))
      const isLimited = overflow.length > 0
      return { data, errors, hasLimitExceededItems: isLimited, ...(await overflowOnWire(inTransaction, overflow)) }
    })
  },
}

type SerialContext = CallerContext & Pick<CallContext, 'services' | 'dataset'>
type CodeError = (typeof serialCodeErrors)[number]

interface GoodCode extends Selectable<DatasetTables['serial_code']> {
  assets: Asset[]
}

/** The codes without surrounding white space and without duplicates. */
const trimmed = (codes: readonly string[]) => [...new Set(codes.map((code) => code.trim()))]

/** Separates valid codes from invalid ones; each code counts as a try. */
async function judge(inTransaction: SerialContext, sent: readonly string[]) {
  const { db, now, services, dataset } = inTransaction
  const accountId = memberIdOf(inTransaction)
  const codes = trimmed(sent)
  for (const _ of codes) services.limits.countTry(dataset.name, `serial ${accountId}`, guessing)
  const rows = await db
    .selectFrom('serial_code')
    .selectAll()
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('serial_code_use')
            .select('id')
            .whereRef('serial_code_use.code', '=', 'serial_code.code')
            .where((each) =>
              each.or([each('account_id', '=', accountId), each('serial_code.is_single_use', '=', true)]),
            ),
        )
        .as('is_used'),
    )
    .where('code', 'in', codes)
    .execute()
  const known = new Map(rows.map((row) => [row.code, row]))
  const errors: { code: string; error: CodeError }[] = []
  const good: typeof rows = []
  for (const code of codes) {
    const row = known.get(code)
    const error = errorOf(row, now)
    if (error) errors.push({ code, error })
    else if (row) good.push(row)
  }
  const rewardBundles = await assetsOfRewardBundles(
    db,
    good.map(({ parcel_id }) => parcel_id),
  )
  return { good: good.map((row): GoodCode => ({ ...row, assets: rewardBundles.get(row.parcel_id) ?? [] })), errors }
}

/**
 * The code of the error for a serial code; undefined for a valid one. Before its period a code is INVALID. A used code
 * is reported as used even if it has expired since.
 */
function errorOf(
  row: (Pick<GoodCode, 'valid_from' | 'valid_until'> & { is_used: unknown }) | undefined,
  now: Date,
): CodeError | undefined {
  if (!row || row.valid_from > now) return 'INVALID'
  if (row.is_used) return 'ALREADY_REGISTERED'
  return row.valid_until <= now ? 'EXPIRED' : undefined
}

/** Locks the codes in a fixed order, which prevents deadlocks between members with the same codes. */
async function lockCodes(db: CallerContext['db'], codes: readonly string[]): Promise<void> {
  await db
    .selectFrom('serial_code')
    .select('code')
    .where('code', 'in', trimmed(codes))
    .orderBy('code')
    .forUpdate()
    .execute()
}

/** Marks a code as used and gives the member its assets. Returns what was sent to the present box. */
async function use(inTransaction: CallerContext & GrantContext, { code, title, assets }: GoodCode): Promise<Asset[]> {
  const accountId = memberIdOf(inTransaction)
  await inTransaction.db
    .insertInto('serial_code_use')
    .values({ id: newId('code'), code, account_id: accountId, used_at: inTransaction.now })
    .execute()
  const movement = { reason: 'SERIAL_CODE', reference: code } as const
  return grant(inTransaction, { accountId, movement }, assets, title)
}

async function onWire(reader: CallerContext, codes: readonly GoodCode[]) {
  const assets = await assetsOnWire(
    reader,
    codes.flatMap((each) => each.assets),
  )
  return codes.map((row) => ({
    code: row.code,
    title: row.title,
    image: nullToUndefined(row.image),
    expireTime: instantOnWire(row.valid_until),
    assetList: assets.splice(0, row.assets.length),
  }))
}
