import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { days, minutes, timeAfter } from '../runtime/clock.ts'
import type { DbContext } from '../runtime/dbContext.ts'
import type { DatasetTables } from '../schema.ts'
import { dueReminders, type DueReminder } from './dueReminders.ts'
import type { PushOutcome, PushSender } from '../runtime/pushSender.ts'

interface Step extends DbContext {
  push: PushSender
}

/** How many members are handled at a time, and how many messages are on their way at a time. */
const batchSize = 500
const concurrency = 20
/** The waits before each further try. After the last one, the reminder is given up. */
const retryWaitsMs = [minutes(1), minutes(5), minutes(30)]
/** How long deliveries remain stored: longer than any reminder is due, so that no reminder is sent twice. */
const deliveryLifetimeMs = days(60)

type Device = Pick<
  Selectable<DatasetTables['reminder_device']>,
  'id' | 'account_id' | 'address' | 'p256dh' | 'auth' | 'created_at'
>

/** A reminder for one device. */
interface Delivery {
  device: Device
  reminder: DueReminder
}

/** The result of a step, as numbers of messages and devices. */
export interface StepResult {
  sent: number
  /** Devices that were removed, because they receive no messages any more. */
  removed: number
  /** Messages that a later step tries again. */
  retried: number
  failed: number
}

/** The next members with devices that receive Web Push, by their ids. */
async function nextAccounts({ db }: Step, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reminder_device as device')
    .innerJoin('account', 'account.id', 'device.account_id')
    .where('device.transport', '=', 'WEB_PUSH')
    .where('account.suspended_at', 'is', null)
    .where('device.account_id', '>', after)
    .select('device.account_id')
    .distinct()
    .orderBy('device.account_id')
    .limit(batchSize)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

async function deliveriesOf({ db }: Step, reminders: readonly DueReminder[]): Promise<Delivery[]> {
  const byAccount = Map.groupBy(reminders, ({ accountId }) => accountId)
  if (byAccount.size === 0) return []
  const devices = await db
    .selectFrom('reminder_device')
    .select(['id', 'account_id', 'address', 'p256dh', 'auth', 'created_at'])
    .where('account_id', 'in', [...byAccount.keys()])
    .where('transport', '=', 'WEB_PUSH')
    // Excludes devices whose session was revoked, by a changed password or by a log-out that could not remove the
    // device.
    .where((eb) =>
      eb.or([
        eb('session_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('session')
            .select('session.id')
            .whereRef('session.id', '=', 'reminder_device.session_id')
            .where('session.revoked_at', 'is', null),
        ),
      ]),
    )
    .execute()
  return devices.flatMap((device) =>
    (byAccount.get(device.account_id) ?? [])
      .filter(({ isChosen, from }) => isChosen || from > device.created_at)
      .map((reminder) => ({ device, reminder })),
  )
}

const keyOf = (deviceId: string, reminderId: string) => `${deviceId} ${reminderId}`

/**
 * Claims deliveries, and returns those that this step must send: new ones, and those whose time to retry has come. The
 * claim is stored before the message is sent, so that no other step or process sends it as well.
 */
async function claim({ db, now }: Step, deliveries: readonly Delivery[]): Promise<(Delivery & { tries: number })[]> {
  const rows = deliveries.map(({ device, reminder }) => ({
    device_id: device.id,
    reminder_id: reminder.id,
    state: 'SENDING' as const,
    tries: 1,
    retry_at: null,
    created_at: now,
  }))
  const claimed = await db
    .insertInto('reminder_delivery')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['device_id', 'reminder_id'])
        .doUpdateSet((eb) => ({ state: 'SENDING', tries: eb('reminder_delivery.tries', '+', 1), retry_at: null }))
        .where('reminder_delivery.state', '=', 'RETRY')
        .where('reminder_delivery.retry_at', '<=', now),
    )
    .returning(['device_id', 'reminder_id', 'tries'])
    .execute()
  const tries = new Map(claimed.map((row) => [keyOf(row.device_id, row.reminder_id), Number(row.tries)]))
  return deliveries.flatMap((each) => {
    const count = tries.get(keyOf(each.device.id, each.reminder.id))
    return count === undefined ? [] : [{ ...each, tries: count }]
  })
}

/** Stores the result of deliveries of this batch. */
async function store(
  { db }: Step,
  deliveries: readonly Delivery[],
  result: Partial<Selectable<DatasetTables['reminder_delivery']>>,
): Promise<void> {
  if (deliveries.length === 0) return
  await db
    .updateTable('reminder_delivery')
    .set(result)
    .where((eb) =>
      eb(
        eb.refTuple('device_id', 'reminder_id'),
        'in',
        deliveries.map(({ device, reminder }) => eb.tuple(device.id, reminder.id)),
      ),
    )
    .execute()
}

/** The topic of a message at the push service: a hash, because the topic must not reveal what the reminder is about. */
const topicOf = (reminderId: string) => createHash('sha256').update(reminderId).digest('base64url').slice(0, 32)

function send({ push, now }: Step, { device, reminder }: Delivery): Promise<PushOutcome> {
  const { address, p256dh, auth } = device
  const payload = JSON.stringify(reminder.message)
  const ttlSeconds = Math.max(60, Math.floor((reminder.until.getTime() - now.getTime()) / 1_000))
  return push.send(
    { address, p256dh: p256dh ?? '', auth: auth ?? '' },
    { payload, ttlSeconds, topic: topicOf(reminder.id) },
  )
}

/** Runs `work` for all items, a limited number at a time. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker))
}

/** Sends the messages of a batch. A push service that answers 429 gets no further message in this batch. */
async function sendBatch(step: Step, claimed: readonly (Delivery & { tries: number })[]): Promise<StepResult> {
  const [sent, failed] = [[], []] as [Delivery[], Delivery[]]
  const gone = new Set<string>()
  const waits = new Map<number, Delivery[]>()
  const busyUntilMs = new Map<string, number>()
  const retry = (delivery: Delivery, waitMs: number) => {
    const same = waits.get(waitMs)
    if (same) same.push(delivery)
    else waits.set(waitMs, [delivery])
  }
  await inParallel(claimed, async (delivery) => {
    const { origin } = new URL(delivery.device.address)
    const busyMs = busyUntilMs.get(origin)
    if (busyMs !== undefined) return retry(delivery, busyMs)
    const outcome = await send(step, delivery)
    if (outcome.kind === 'sent') sent.push(delivery)
    if (outcome.kind === 'refused') failed.push(delivery)
    if (outcome.kind === 'gone') gone.add(delivery.device.id)
    if (outcome.kind !== 'later') return
    const waitMs = retryWaitsMs[delivery.tries - 1]
    if (outcome.isBusy) busyUntilMs.set(origin, outcome.retryAfterMs ?? minutes(1))
    if (waitMs === undefined) failed.push(delivery)
    else retry(delivery, Math.max(waitMs, outcome.retryAfterMs ?? 0))
  })
  await store(step, sent, { state: 'SENT' })
  await store(step, failed, { state: 'FAILED' })
  for (const [waitMs, deliveries] of waits)
    await store(step, deliveries, { state: 'RETRY', retry_at: timeAfter(step.now, waitMs) })
  if (gone.size > 0)
    await step.db
      .deleteFrom('reminder_device')
      .where('id', 'in', [...gone])
      .execute()
  const retried = [...waits.values()].reduce((sum, { length }) => sum + length, 0)
  return { sent: sent.length, removed: gone.size, retried, failed: failed.length }
}

const added = (a: StepResult, b: StepResult): StepResult => ({
  sent: a.sent + b.sent,
  removed: a.removed + b.removed,
  retried: a.retried + b.retried,
  failed: a.failed + b.failed,
})

/**
 * Sends the reminders that are due now to the members' devices, each once: if a process claims a reminder and ends
 * before it sends it, the reminder is lost rather than sent twice. Call it every minute. Steps of several processes may
 * overlap.
 */
export async function sendDueReminders(step: Step): Promise<StepResult> {
  await step.db
    .deleteFrom('reminder_delivery')
    .where('created_at', '<', timeAfter(step.now, -deliveryLifetimeMs))
    .execute()
  let result: StepResult = { sent: 0, removed: 0, retried: 0, failed: 0 }
  let accountIds = await nextAccounts(step, '')
  while (accountIds.length > 0) {
    const reminders = await dueReminders({ db: step.db, now: step.now, accountIds })
    const deliveries = await deliveriesOf(step, reminders)
    for (let from = 0; from < deliveries.length; from += batchSize)
      result = added(result, await sendBatch(step, await claim(step, deliveries.slice(from, from + batchSize))))
    accountIds = await nextAccounts(step, accountIds.at(-1) ?? '')
  }
  return result
}
