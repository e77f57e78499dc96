import type { Selectable } from 'kysely'
import type { World } from '../schema.ts'
import { Failure, found } from '../runtime/failure.ts'
import { assetsOnWire } from '../inventory/assetsOnWire.ts'
import { receiveFromBox } from '../inventory/presentBox.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { onlyOnce } from '../runtime/idempotency.ts'
import { lockPurses } from '../coins/ledger.ts'
import { pageByTime } from '../runtime/timePage.ts'
import { instantText } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

export const presentHandlers: Handlers<'present'> = {
  async listPresents(ask) {
    const order = ask.query.ascending === true ? 'asc' : 'desc'
    const last = ask.query['seek.lastSendTime']
    const query = waiting(ask)
      .$if(last !== undefined, (rows) => rows.where('sent_at', order === 'asc' ? '>' : '<', new Date(last ?? 0)))
      .orderBy('sent_at', order)
    const box = await pageByTime((count) => query.fetch(count, 'with ties').execute(), {
      limit: ask.query['seek.limit'],
      timeOf: (row) => row.sent_at,
      idOf: (row) => row.id,
    })
    return { list: await onWire(ask, box.page), seek: { hasNext: box.hasNext, lastSendTime: box.last } }
  },

  async listPresentHistory(ask) {
    const last = ask.query['seek.lastReceiveTime']
    const query = presents(ask)
      .where('received_at', 'is not', null)
      .$if(last !== undefined, (rows) => rows.where('received_at', '<', new Date(last ?? 0)))
      .orderBy('received_at', 'desc')
    const box = await pageByTime((count) => query.fetch(count, 'with ties').execute(), {
      limit: ask.query['seek.limit'],
      timeOf: receivedAt,
      idOf: (row) => row.id,
    })
    const history = await received(ask, box.page)
    return { history, seek: { hasNext: box.hasNext, lastReceiveTime: box.last } }
  },

  async receivePresents(ask) {
    const { present_ids } = ask.body
    return onlyOnce(ask, { receive: present_ids ?? 'all' }, async (db) => {
      const inside = { ...ask, db }
      const accountId = memberOf(ask)
      await lockPurses(db, accountId)
      if (present_ids) await requireOwn(inside, present_ids)
      const rows = await waiting(inside)
        .$if(present_ids !== undefined, (own) => own.where('id', 'in', present_ids ?? []))
        .orderBy('sent_at')
        .orderBy('id')
        .execute()
      const moved = await receiveFromBox(inside, accountId, rows)
      const receives = await received(
        inside,
        moved.map((row) => ({ ...row, received_at: ask.now })),
      )
      return { receives, hasLimitExceededItems: moved.length < rows.length }
    })
  },
}

type PresentRow = Selectable<World['present']>

const presents = (reader: CallerContext) =>
  reader.db.selectFrom('present').selectAll().where('account_id', '=', memberOf(reader))

/** Presents that are neither received nor expired; the expiry is exclusive (Q70). */
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
    ...found(assets[index]),
    presentId: row.id,
    message: row.message,
    sendTime: instantText(row.sent_at),
    expireTime: row.expires_at ? instantText(row.expires_at) : undefined,
  }))
}

const receivedAt = ({ received_at }: Pick<PresentRow, 'received_at'>) => found(received_at)

async function received(reader: CallerContext, rows: readonly PresentRow[]) {
  const list = await onWire(reader, rows)
  return list.map((each, index) => ({ ...each, receiveTime: instantText(receivedAt(found(rows[index]))) }))
}
