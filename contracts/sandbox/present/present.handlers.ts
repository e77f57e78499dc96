import type { Selectable } from 'kysely'
import type { DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { assetsOnWire } from '../inventory/assetsOnWire.ts'
import { receiveFromBox } from '../inventory/presentBox.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { lockWallets } from '../ledger/ledger.ts'
import { pageByTime } from '../runtime/timePage.ts'
import { instantOnWire } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the present endpoints. */
export const presentHandlers: Handlers<'present'> = {
  async listPresents(ctx) {
    const order = ctx.query.ascending === true ? 'asc' : 'desc'
    const last = ctx.query['seek.lastSendTime']
    const query = waiting(ctx)
      .$if(last !== undefined, (rows) => rows.where('sent_at', order === 'asc' ? '>' : '<', new Date(last ?? 0)))
      .orderBy('sent_at', order)
    const box = await pageByTime((count) => query.fetch(count, 'with ties').execute(), {
      limit: ctx.query['seek.limit'],
      timeOf: (row) => row.sent_at,
      idOf: (row) => row.id,
    })
    return { list: await onWire(ctx, box.page), seek: { hasNext: box.hasNext, lastSendTime: box.last } }
  },

  async listPresentHistory(ctx) {
    const last = ctx.query['seek.lastReceiveTime']
    const query = presents(ctx)
      .where('received_at', 'is not', null)
      .$if(last !== undefined, (rows) => rows.where('received_at', '<', new Date(last ?? 0)))
      .orderBy('received_at', 'desc')
    const box = await pageByTime((count) => query.fetch(count, 'with ties').execute(), {
      limit: ctx.query['seek.limit'],
      timeOf: receivedAt,
      idOf: (row) => row.id,
    })
    const history = await received(ctx, box.page)
    return { history, seek: { hasNext: box.hasNext, lastReceiveTime: box.last } }
  },

  async receivePresents(ctx) {
    const { present_ids } = ctx.body
    return withIdempotencyKey(ctx, { receive: present_ids ?? 'all' }, async (db) => {
      const inTransaction = { ...ctx, db }
      const accountId = memberIdOf(ctx)
      await lockWallets(db, accountId)
      if (present_ids) await requireOwn(inTransaction, present_ids)
      const rows = await waiting(inTransaction)
        .$if(present_ids !== undefined, (own) => own.where('id', 'in', present_ids ?? []))
        .orderBy('sent_at')
        .orderBy('id')
        .execute()
      const moved = await receiveFromBox(inTransaction, accountId, rows)
      const receives = await received(
        inTransaction,
        moved.map((row) => ({ ...row, received_at: ctx.now })),
      )
      return { receives, hasLimitExceededItems: moved.length < rows.length }
    })
  },
}

type PresentRow = Selectable<DatasetTables['present']>

const presents = (reader: CallerContext) =>
  reader.db.selectFrom('present').selectAll().where('account_id', '=', memberIdOf(reader))

/** The presents that the member can receive: neither received nor expired. The expiry is exclusive (Q70). */
const waiting = (reader: CallerContext) =>
  presents(reader)
    .where('received_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', reader.now)]))

async function requireOwn(reader: CallerContext, ids: readonly string[]): Promise<void> {
  const own = await presents(reader).where('id', 'in', ids).execute()
  if (own.length !== new Set(ids).size) throw new Failure('NotFound')
}

async function onWire(reader: CallerContext, rows: readonly PresentRow[]) {
  const assets = await assetsOnWire(reader, rows)
  return rows.map((row, index) => ({
    ...orFail(assets[index]),
    presentId: row.id,
    message: row.message,
    sendTime: instantOnWire(row.sent_at),
    expireTime: row.expires_at ? instantOnWire(row.expires_at) : undefined,
  }))
}

const receivedAt = ({ received_at }: Pick<PresentRow, 'received_at'>) => orFail(received_at)

async function received(reader: CallerContext, rows: readonly PresentRow[]) {
  const list = await onWire(reader, rows)
  return list.map((each, index) => ({ ...each, receiveTime: instantOnWire(receivedAt(orFail(rows[index]))) }))
}
