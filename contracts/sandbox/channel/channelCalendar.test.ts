import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { renewCalendarAddress } from '../../channel/channel.endpoints.ts'
import { minutes, timeAfter } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const here = { params: { id: 'ip-hoshiyomi' } }

await onBothEngines('the calendar of a channel', (sandbox) => {
  /** Creates a member and the channel with a programme; returns the member's token. */
  async function member() {
    const { accessToken: token } = await sandbox().given('a member')
    await sandbox().given('a channel with a programme')
    return token
  }
  const renewed = async (token: string) => (await sandbox().call(renewCalendarAddress, here, { token })).body.url
  const read = (path: string) => sandbox().send('app', path)

  it('can be read without a token, and contains the programme entries with their times', async () => {
    const answer = await read(await renewed(await member()))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('星詠み通信')
    const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
    const db = await sandbox().db()
    const row = await db.selectFrom('programme').selectAll().executeTakeFirstOrThrow()
    expect(event?.summary).toBe(`星詠み通信 ${row.episode} ${row.title}`)
    expect(event?.startDate.toJSDate()).toEqual(row.start_time)
    expect(event?.endDate.toJSDate()).toEqual(row.end_time)
    expect(event?.uid.startsWith(`programme-${row.id}@`)).toBe(true)
  })

  it('has an address that stops working when its own member renews it, and not when another member does', async () => {
    const token = await member()
    const other = { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' }
    const [first, others] = [
      await renewed(token),
      await renewed((await sandbox().given('a member', other)).accessToken),
    ]
    const second = await renewed(token)
    expect(new Set([first, second, others]).size).toBe(3)
    expect(await Promise.all([first, second, others].map(async (url) => (await read(url)).status))).toEqual([
      404, 200, 200,
    ])
  })

  it('has an address of which only the hash is stored', async () => {
    const url = await renewed(await member())
    const [, secret = ''] = /-([0-9a-f]{64})\.ics$/.exec(url) ?? []
    const rows = await (await sandbox().db()).selectFrom('channel_calendar').selectAll().execute()
    expect(secret).not.toBe('')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is not found by a wrong secret, in another channel or dataset, or by a malformed address', async () => {
    const url = await renewed(await member())
    await sandbox().given('a channel', { ipId: 'ip-hoshiyomi-2' })
    const wrong = [
      url.replace(/[0-9a-f]{64}/, '0'.repeat(64)),
      url.replace('ip-hoshiyomi', 'ip-hoshiyomi-2'),
      url.replace('ip-hoshiyomi', 'no-such-channel'),
      url.replace('verification', 'demo'),
      url.replace('verification', 'no-such-dataset'),
      url.replace('.ics', ''),
      url.replace(/[0-9a-f]{64}/, "' or 1=1"),
      url.replace(/[0-9a-f]{64}/, (secret) => secret.toUpperCase()),
      url.replace(/[^/]+$/, '%2e%2e'),
    ]
    for (const each of wrong) expect([each, (await read(each)).status]).toEqual([each, 404])
    expect((await read(url)).status).toBe(200)
  })

  it('is not found while the channel is not published, and found again afterwards', async () => {
    const url = await renewed(await member())
    const db = await sandbox().db()
    const before = await db
      .selectFrom('channel')
      .select('published_until')
      .where('id', '=', here.params.id)
      .executeTakeFirstOrThrow()
    const publish = (published_until: Date) =>
      db.updateTable('channel').set({ published_until }).where('id', '=', here.params.id).execute()
    await publish(sandbox().time.now)
    expect((await read(url)).status).toBe(404)
    await publish(before.published_until)
    expect((await read(url)).status).toBe(200)
  })

  it('is not found after the account was deleted', async () => {
    const url = await renewed(await member())
    await (await sandbox().db()).deleteFrom('account').execute()
    expect((await read(url)).status).toBe(404)
  })

  it('contains ten thousand programme entries, even with hostile titles', async () => {
    const url = await renewed(await member())
    const db = await sandbox().db()
    const title = 'END:VEVENT\nBEGIN:VEVENT,;\\\u{1F3A4}'
    const rowsFrom = (from: number) =>
      Array.from({ length: 1_000 }, (_, at) => ({
        id: `many-${from + at}`,
        channel_id: here.params.id,
        kind: 'LIVE',
        title,
        start_time: timeAfter(sandbox().time.now, minutes(from + at)),
      }))
    for (let from = 0; from < 10_000; from += 1_000) await db.insertInto('programme').values(rowsFrom(from)).execute()
    const text = await (await read(url)).text()
    expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(10_001)
    expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(10_001)
  })
})
