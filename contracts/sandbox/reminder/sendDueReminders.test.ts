import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getAccountAuth } from '../../account/account.endpoints.ts'
import { prepareSaveEmail, reauthenticateByPassword } from '../../auth/auth.endpoints.ts'
import { signout } from '../../auth/session.endpoints.ts'
import { changeReminders, chooseReminder } from '../../reminder/reminder.endpoints.ts'
import { amount } from '../../testing/amount.ts'
import { hours, minutes, timeAfter } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'
import { createPushKeys, decryptPush, readVapid, startPushService } from '../testing/pushService.ts'
import type { PushMessage, PushOutcome, PushSender } from '../runtime/pushSender.ts'
import { sendDueReminders } from './sendDueReminders.ts'
import { openWebPush } from './webPushSender.ts'

const nothing = { sent: 0, removed: 0, retried: 0, failed: 0 }
const settings = { isOn: true, offKinds: [], mutedIpIds: [] }

let pushService: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => void (pushService = await startPushService()))
afterAll(() => pushService?.close())

await onBothEngines('the step that sends reminders', (sandbox) => {
  let web: PushSender
  let token: string
  let refreshToken: string
  beforeAll(async () => void (web = await openWebPush([pushService.origin])(async (create) => create())))
  beforeEach(async () => {
    pushService.received.length = 0
    pushService.service.answer = () => ({ status: 201 })
    await (await sandbox().db()).deleteFrom('account').execute()
    ;({ accessToken: token, refreshToken } = await sandbox().given('a member'))
    await sandbox().given('a channel')
    await sandbox().given('a followed channel')
  })

  const keys = createPushKeys()
  const now = () => sandbox().time.now

  /** Adds a device of the member, registered long ago, and returns its path at the push service. */
  async function device(id: string, more: { account_id?: string; created_at?: Date; address?: string } = {}) {
    const row = {
      id,
      account_id: 'acc-hikari',
      session_id: null,
      name: id,
      key_hash: id,
      transport: 'WEB_PUSH' as const,
    }
    const address = { address: `${pushService.origin}/${id}`, p256dh: keys.p256dh, auth: keys.authText }
    const created_at = timeAfter(now(), -hours(1_000))
    const db = await sandbox().db()
    await db
      .insertInto('reminder_device')
      .values({ ...row, ...address, created_at, ...more })
      .execute()
    return `/${id}`
  }

  /** Stores that the member's device was registered in the member's session. */
  async function bindDeviceToSession() {
    const db = await sandbox().db()
    const session_id = (await db.selectFrom('session').select('id').executeTakeFirstOrThrow()).id
    await db.updateTable('reminder_device').set({ session_id }).execute()
  }

  /** Sets the end of the member's only present, in hours from now. */
  async function present(hoursLeft: number) {
    await sandbox().given('waiting presents', { count: 1 })
    const db = await sandbox().db()
    await db
      .updateTable('present')
      .set({ expires_at: timeAfter(now(), hours(hoursLeft)) })
      .execute()
  }

  /** Announces the result of a lottery that the member has entered, a minute ago. */
  async function announceResult() {
    await sandbox().given('a lottery', { phase: 'announced' })
    await sandbox().given('own lottery entries')
    const db = await sandbox().db()
    await db
      .updateTable('lottery')
      .set({ announced_at: timeAfter(now(), -minutes(1)) })
      .execute()
  }

  /** A premiere of the followed channel, `minutesLeft` from now. */
  async function premiere(minutesLeft: number) {
    await sandbox().given('a premiere that has not begun')
    const db = await sandbox().db()
    await db
      .updateTable('video')
      .set({ start_time: timeAfter(now(), minutes(minutesLeft)) })
      .execute()
  }

  const step = async (push: PushSender = web, at = now()) =>
    sendDueReminders({ db: await sandbox().db(), now: at, push })
  const change = (body: Partial<typeof settings> & { quietHours?: { start: string; end: string; timeZone: string } }) =>
    sandbox().call(changeReminders, { body: { ...settings, ...body } }, { token })
  const paths = () => pushService.received.map(({ path }) => path)

  it('sends one message to each device, encrypted for it and signed by the host', async () => {
    await device('phone')
    await device('laptop')
    await premiere(10)
    expect(await step()).toEqual({ ...nothing, sent: 2 })
    expect(paths().toSorted()).toEqual(['/laptop', '/phone'])
    const [received] = pushService.received
    if (!received) throw new Error('Nothing was received')
    expect(received.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '600', urgency: 'normal' })
    const message = JSON.parse(decryptPush(received.body, keys)) as Record<string, string>
    expect(message).toMatchObject({ title: 'プレミア公開がはじまります', stop: 'SHOW' })
    expect(message['body']).toContain('星詠み通信')
    expect(message['path']).toMatch(/^\/channel\/ip-hoshiyomi\/movie\//)
    expect(() => decryptPush(received.body, createPushKeys())).toThrow(/unable to authenticate data/)
    const { claims, key } = readVapid(received.headers.authorization ?? '')
    expect([claims.aud, key]).toEqual([pushService.origin, web.publicKey])
    expect(claims.exp - Date.now() / 1_000).toBeLessThanOrEqual(24 * 3_600)
  })

  it('never sends a reminder twice, even in overlapping steps', async () => {
    await device('phone')
    await present(20)
    const results = await Promise.all([step(), step(), step()])
    expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(1)
    expect(await step()).toEqual(nothing)
    expect(pushService.received).toHaveLength(1)
  })

  it('does not send a reminder that another process has claimed, even if that process has ended', async () => {
    await device('phone')
    await present(20)
    const ended: PushSender = { ...web, send: () => Promise.reject(new Error('The process ended')) }
    await expect(step(ended)).rejects.toThrow('The process ended')
    expect(await step()).toEqual(nothing)
  })

  it('sends a reminder again if its event has been moved', async () => {
    await device('phone')
    await premiere(10)
    await step()
    await premiere(12)
    expect(await step()).toEqual({ ...nothing, sent: 1 })
  })

  it.each([
    ['before it is due', 25, 0],
    ['when it is due', 23.9, 1],
    ['after its end', -0.1, 0],
  ])('sends the reminder of a present only while it is due: %s', async (_, hoursLeft, sent) => {
    await device('phone')
    await present(hoursLeft)
    expect(await step()).toEqual({ ...nothing, sent })
  })

  it('names neither a present nor its amount, because a lock screen shows the message', async () => {
    await device('phone')
    await present(20)
    await step()
    const text = decryptPush(pushService.received[0]?.body ?? Buffer.alloc(0), keys)
    expect(text).toContain('受け取りの期限が近づいています')
    expect(text).not.toMatch(/星図|コイン|枚/)
  })

  it('sends to a device only the reminders that became due after it was registered', async () => {
    await device('old')
    await device('new', { created_at: now() })
    await present(20)
    await step()
    expect(paths()).toEqual(['/old'])
  })

  it.each([
    ['everything is switched off', { isOn: false }],
    ['its kind is switched off', { offKinds: ['RECEIPT' as const] }],
  ])('sends nothing if %s', async (_, changed) => {
    await device('phone')
    await present(20)
    await change(changed as never)
    expect(await step()).toEqual(nothing)
  })

  it('sends nothing about a channel that the member has silenced', async () => {
    await device('phone')
    await premiere(10)
    await change({ mutedIpIds: ['ip-hoshiyomi'] as never })
    expect(await step()).toEqual(nothing)
  })

  it('waits for the end of quiet hours, and then sends the reminders that are still useful', async () => {
    await device('phone')
    await present(20)
    await premiere(10)
    const [start, end] = [timeText(timeAfter(now(), -hours(1))), timeText(timeAfter(now(), hours(1)))]
    await change({ quietHours: { start, end, timeZone: 'Asia/Tokyo' } })
    expect(await step()).toEqual(nothing)
    expect(await step(web, timeAfter(now(), hours(1)))).toEqual({ ...nothing, sent: 1 })
    expect(decryptPush(pushService.received[0]?.body ?? Buffer.alloc(0), keys)).toContain('受け取り')
  })

  it('sends a reminder that the member has chosen even if its kind is switched off', async () => {
    await device('phone')
    await present(30)
    await change({ offKinds: ['RECEIPT'] as never })
    const params = { kind: 'DEADLINE', id: 'present-present-1' }
    expect((await sandbox().call(chooseReminder, { params }, { token })).status).toBe(200)
    expect(await step()).toEqual(nothing)
    expect(await step(web, timeAfter(now(), hours(7)))).toEqual({ ...nothing, sent: 1 })
  })

  it('sends the reminder of a chosen event before its next performance', async () => {
    await device('phone')
    await sandbox().given('an event')
    const db = await sandbox().db()
    const start_time = timeAfter(now(), hours(3))
    await db
      .updateTable('event_episode')
      .set({ start_time, end_time: timeAfter(start_time, hours(1)) })
      .execute()
    const id = (await db.selectFrom('event').select('id').executeTakeFirstOrThrow()).id
    const { body } = await sandbox().call(chooseReminder, { params: { kind: 'EVENT', id } }, { token })
    expect(Date.parse(body.remindTime)).toBe(start_time.getTime() - hours(1))
    expect(await step(web, timeAfter(now(), hours(2)))).toEqual({ ...nothing, sent: 1 })
  })

  it('sends one reminder of an event with two performances at the same time', async () => {
    await device('phone')
    await sandbox().given('an event')
    const db = await sandbox().db()
    const [episode] = await db
      .updateTable('event_episode')
      .set({ start_time: timeAfter(now(), hours(3)), end_time: timeAfter(now(), hours(4)) })
      .returningAll()
      .execute()
    const params = { kind: 'EVENT', id: episode?.event_id ?? '' }
    await db
      .insertInto('event_episode')
      .values({ ...episode!, id: 'in-another-hall' })
      .execute()
    await sandbox().call(chooseReminder, { params }, { token })
    expect(await step(web, timeAfter(now(), hours(2)))).toEqual({ ...nothing, sent: 1 })
  })

  it('does not report the result of a lottery whose channel is no longer published', async () => {
    await device('phone')
    await announceResult()
    const db = await sandbox().db()
    const publishUntil = (published_until: Date) => db.updateTable('channel').set({ published_until }).execute()
    await publishUntil(now())
    expect(await step()).toEqual(nothing)
    await publishUntil(timeAfter(now(), hours(1)))
    expect((await step()).sent).toBe(1)
  })

  it('still sends to a device after the member has reauthenticated there to change the log-in', async () => {
    await device('phone')
    await present(20)
    await bindDeviceToSession()
    const proven = await sandbox().call(reauthenticateByPassword, { body: { password: 'Tsudoi-2026' } }, { token })
    const body = { email: 'new@example.com' }
    await sandbox().call(prepareSaveEmail, { body }, { token: proven.body.accessToken })
    expect((await sandbox().call(getAccountAuth, {}, { token })).status).toBe(401)
    expect((await step()).sent).toBe(1)
  })

  it('reports that a result is announced, and does not reveal the result', async () => {
    await device('phone')
    await announceResult()
    expect((await step()).sent).toBe(1)
    expect(decryptPush(pushService.received[0]?.body ?? Buffer.alloc(0), keys)).toContain('結果が発表されました')
  })

  it.each([404, 410])('removes a device to which the push service answers %i', async (status) => {
    await device('phone')
    await device('laptop')
    await present(20)
    pushService.service.answer = (path) => ({ status: path === '/phone' ? status : 201 })
    expect(await step()).toEqual({ ...nothing, sent: 1, removed: 1 })
    const rows = await (await sandbox().db()).selectFrom('reminder_device').select('id').execute()
    expect(rows).toEqual([{ id: 'laptop' }])
  })

  it.each([500, 503, 429])('tries again later after a status %i, three times, and then gives up', async (status) => {
    await device('phone')
    await present(20)
    pushService.service.answer = () => ({ status })
    expect(await step()).toEqual({ ...nothing, retried: 1 })
    expect(await step()).toEqual(nothing)
    expect(await step(web, timeAfter(now(), minutes(1)))).toEqual({ ...nothing, retried: 1 })
    expect(await step(web, timeAfter(now(), minutes(6)))).toEqual({ ...nothing, retried: 1 })
    expect(await step(web, timeAfter(now(), minutes(36)))).toEqual({ ...nothing, failed: 1 })
    expect(await step(web, timeAfter(now(), hours(2)))).toEqual(nothing)
    expect(pushService.received).toHaveLength(4)
  })

  it('sends a reminder that failed at first as soon as the push service accepts it', async () => {
    await device('phone')
    await present(20)
    pushService.service.answer = () => ({ status: 503, headers: { 'Retry-After': '600' } })
    await step()
    pushService.service.answer = () => ({ status: 201 })
    expect(await step(web, timeAfter(now(), minutes(5)))).toEqual(nothing)
    expect(await step(web, timeAfter(now(), minutes(10)))).toEqual({ ...nothing, sent: 1 })
  })

  it.each([400, 403, 413, 302])(
    'does not send a message again that the push service refuses with %i',
    async (status) => {
      await device('phone')
      await present(20)
      pushService.service.answer = () => ({ status, headers: { Location: `${pushService.origin}/elsewhere` } })
      expect(await step()).toEqual({ ...nothing, failed: 1 })
      expect(paths()).toEqual(['/phone'])
    },
  )

  it('tries again later if the push service cannot be reached', async () => {
    await device('phone', { address: 'http://127.0.0.1:9/x' })
    await present(20)
    expect(await step()).toEqual({ ...nothing, retried: 1 })
  })

  it('sends nothing to a device whose session was revoked, even if the app could not remove it', async () => {
    await device('phone')
    await present(20)
    await bindDeviceToSession()
    expect((await sandbox().call(signout, {}, { token: refreshToken })).status).toBe(200)
    expect(await step()).toEqual(nothing)
  })

  it('sends nothing to a suspended member, or after the account was deleted', async () => {
    await device('phone')
    await present(20)
    const db = await sandbox().db()
    await db.updateTable('account').set({ suspended_at: now() }).execute()
    expect(await step()).toEqual(nothing)
    await db.deleteFrom('account').execute()
    expect(await step()).toEqual(nothing)
    expect(await db.selectFrom('reminder_device').selectAll().execute()).toEqual([])
  })

  const count = amount({ part: 1_500, all: 10_000 })
  it(`sends to ${count} devices in batches, once, and stops at a busy push service`, async () => {
    await sandbox().given('a premiere that has not begun')
    await premiere(10)
    const db = await sandbox().db()
    const ids = Array.from({ length: count }, (_, at) => `many-${String(at).padStart(5, '0')}`)
    const created_at = timeAfter(now(), -hours(1_000))
    for (let from = 0; from < ids.length; from += 500) {
      const part = ids.slice(from, from + 500)
      const { id: _, ...member } = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
      await db
        .insertInto('account')
        .values(part.map((id) => ({ ...member, id, email: `${id}@example.com`, email_key: `${id}@example.com` })))
        .execute()
      await db
        .insertInto('follow')
        .values(part.map((id) => ({ account_id: id, channel_id: 'ip-hoshiyomi', created_at })))
        .execute()
      const row = {
        session_id: null,
        name: 'x',
        transport: 'WEB_PUSH' as const,
        p256dh: keys.p256dh,
        auth: keys.authText,
        created_at,
      }
      await db
        .insertInto('reminder_device')
        .values(part.map((id) => ({ ...row, id, account_id: id, key_hash: id, address: `https://push.example/${id}` })))
        .execute()
    }
    const sent: PushMessage[] = []
    const answers = (outcome: PushOutcome): PushSender => ({
      ...web,
      send: async (_target, message) => {
        sent.push(message)
        return outcome
      },
    })
    expect(await step(answers({ kind: 'later', isBusy: true, retryAfterMs: 1_000 }))).toMatchObject({ retried: count })
    expect(sent.length).toBeLessThan(count / 4)
    sent.length = 0
    expect(await step(answers({ kind: 'sent' }), timeAfter(now(), minutes(2)))).toMatchObject({ sent: count })
    expect(sent).toHaveLength(count)
    expect(await step(answers({ kind: 'sent' }), timeAfter(now(), minutes(3)))).toEqual(nothing)
  })
})

/** The time of day in Japan, for example `22:00`. */
const timeText = (time: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Tokyo',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time)
