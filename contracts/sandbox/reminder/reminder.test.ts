import { expect, it } from 'vitest'
import { listDeadlines } from '../../deadline/deadline.endpoints.ts'
import { maxChosenReminders, maxReminderDevices } from '../../reminder/reminder.ts'
import {
  addReminderDevice,
  chooseReminder,
  deleteReminderDevice,
  getReminders,
  renewReminderDevice,
  stopReminders,
} from '../../reminder/reminder.endpoints.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const at = (address: string) => ({ transport: 'WEB_PUSH' as const, address, ...keys, name: 'Chrome（Android）' })
const phone = at('https://fcm.googleapis.com/fcm/send/phone')
const other = { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' }

await onBothEngines('reminders', (sandbox) => {
  const member = async () => {
    await (await sandbox().db()).deleteFrom('account').execute()
    return (await sandbox().given('a member')).accessToken
  }
  const add = (token: string, body: typeof phone) => sandbox().call(addReminderDevice, { body }, { token })
  const read = async (token: string) => (await sandbox().call(getReminders, {}, { token })).body
  const idsOf = async (token: string) => (await read(token)).devices.map(({ deviceId }) => deviceId)

  it('are received on a browser only by the member who has registered it last', async () => {
    const token = await member()
    const first = await add(token, phone)
    const others = (await sandbox().given('a member', other)).accessToken
    const second = await add(others, phone)
    expect([await idsOf(token), await idsOf(others)]).toEqual([[], [second.body.deviceId]])
    expect(second.body.deviceKey).not.toBe(first.body.deviceKey)
  })

  it('have no address or key in any answer, and only the hash of the key in the database', async () => {
    const token = await member()
    const { deviceKey } = (await add(token, phone)).body
    expect(JSON.stringify(await read(token))).not.toMatch(/fcm\.googleapis|BCVxsr|BTBZ/)
    const rows = await (await sandbox().db()).selectFrom('reminder_device').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(deviceKey)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.attacker.example/x',
    'https://attacker.example/fcm.googleapis.com',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'https://x.y.notify.windows.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
  ])('cannot be sent to the address %s, which belongs to no browser’s push service', async (address) => {
    expect((await add(await member(), at(address))).body.messageCode).toBe('InvalidArgument')
  })

  it.each([
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://db5p.notify.windows.com/w/?token=x',
  ])('can be sent to the push service of %s', async (address) => {
    expect((await add(await member(), at(address))).status).toBe(200)
  })

  it.each([
    ['p256dh', 'AAAA'],
    ['p256dh', '<script>'],
    ['auth', 'AAAA'],
    ['auth', ''],
  ])('cannot be sent to a device without valid keys: %s is %j', async (field, value) => {
    const body = { ...phone, [field]: value }
    expect((await add(await member(), body)).body.messageCode).toBe('InvalidArgument')
  })

  it('are sent to a limited number of devices per member: a further device replaces the oldest', async () => {
    const token = await member()
    const ids: string[] = []
    for (let n = 0; n <= maxReminderDevices; n += 1) {
      ids.push((await add(token, at(`https://web.push.apple.com/${n}`))).body.deviceId)
      sandbox().advanceClock(1_000)
    }
    expect(await idsOf(token)).toEqual(ids.slice(1).toReversed())
  })

  it('are sent to a device until its own member deletes it; another member cannot delete it', async () => {
    const token = await member()
    const { deviceId: id } = (await add(token, phone)).body
    const others = (await sandbox().given('a member', other)).accessToken
    await sandbox().call(deleteReminderDevice, { params: { id } }, { token: others })
    expect(await idsOf(token)).toEqual([id])
    await sandbox().call(deleteReminderDevice, { params: { id } }, { token })
    expect(await idsOf(token)).toEqual([])
  })

  it('are sent to the new address of a device after a request with the device’s key; a wrong key is refused', async () => {
    const token = await member()
    const { deviceId, deviceKey } = (await add(token, phone)).body
    const { name: _, ...renewed } = at('https://web.push.apple.com/renewed')
    expect((await sandbox().call(renewReminderDevice, { body: { ...renewed, deviceKey } })).status).toBe(200)
    const rows = await (await sandbox().db()).selectFrom('reminder_device').select(['id', 'address']).execute()
    expect(rows).toEqual([{ id: deviceId, address: renewed.address }])
    const wrong = deviceKey.replace(/[0-9a-f]{64}$/, '0'.repeat(64))
    for (const each of [wrong, `demo-${deviceKey.slice(-64)}`, '', "' or 1=1"])
      expect((await sandbox().call(renewReminderDevice, { body: { ...renewed, deviceKey: each } })).status).toBe(404)
  })

  it('can be stopped with the key of a device: all of a kind, or a single one that the member has chosen', async () => {
    const token = await member()
    await sandbox().given('a channel')
    await sandbox().given('waiting presents', { count: 1 })
    const { deviceKey } = (await add(token, phone)).body
    const id = 'present-present-1'
    await sandbox().call(chooseReminder, { params: { kind: 'DEADLINE', id } }, { token })
    for (const stop of ['SHOW', 'SHOW', `DEADLINE:${id}`])
      expect((await sandbox().call(stopReminders, { body: { deviceKey, stop } })).status).toBe(200)
    const { settings, chosen } = await read(token)
    expect([settings.offKinds, chosen]).toEqual([['SHOW'], []])
    for (const stop of ['', 'GACHA', 'DEADLINE:', 'show'])
      expect((await sandbox().call(stopReminders, { body: { deviceKey, stop } })).status).toBe(400)
  })

  it('can be chosen only for the member’s own deadlines; beyond the maximum, a new choice replaces the oldest', async () => {
    const token = await member()
    await sandbox().given('a channel')
    await sandbox().given('waiting presents', { count: 1 })
    const others = (await sandbox().given('a member', other)).accessToken
    const params = { kind: 'DEADLINE', id: 'present-present-1' }
    expect((await sandbox().call(chooseReminder, { params }, { token: others })).status).toBe(404)
    expect((await sandbox().call(listDeadlines, {}, { token: others })).body.list).toEqual([])
    const rows = Array.from({ length: maxChosenReminders }, (_, n) => ({
      account_id: 'acc-hikari',
      kind: 'EVENT' as const,
      target_id: `event-${n}`,
      chosen_at: new Date(n),
    }))
    await (await sandbox().db()).insertInto('reminder_choice').values(rows).execute()
    expect((await sandbox().call(chooseReminder, { params }, { token })).status).toBe(200)
    const { chosen } = await read(token)
    expect(chosen).toHaveLength(maxChosenReminders)
    expect(chosen.map(({ id }) => id)).not.toContain('event-0')
  })
})
