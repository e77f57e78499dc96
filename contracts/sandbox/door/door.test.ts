import { beforeEach, expect, it } from 'vitest'
import { getDoor, listDoorPasses, recordEntries } from '../../door/door.endpoints.ts'
import { longCode, shortCode, windowAt } from '../../door/doorCode.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const here = { params: { id: 'episode-1' } }
const source = { episodeId: 'episode-1', passId: 'pass-1', doorNumber: '0427', secret: 'verification-pass-secret' }
const other = { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' }

await onBothEngines('doors', (sandbox) => {
  let token = ''
  const timeNow = () => sandbox().time.now
  const iso = (ms = 0) => new Date(timeNow().getTime() + ms).toISOString()
  const codeNow = (ms = 0) => longCode(source, windowAt(timeNow().getTime() + ms))
  const entry = (entryId: string, more: object = {}) => ({
    entryId,
    passId: 'pass-1',
    enteredTime: iso(),
    isAdmitted: false,
    ...more,
  })
  const enter = async (...entries: ReturnType<typeof entry>[]) =>
    (await sandbox().call(recordEntries, { ...here, body: { door: '西口', entries } }, { token })).body.results
  const door = async () => (await sandbox().call(getDoor, here, { token })).body
  const passes = async (bearer = token) => (await sandbox().call(listDoorPasses, {}, { token: bearer })).body.list

  beforeEach(async () => {
    await (await sandbox().db()).deleteFrom('account').execute()
    token = (await sandbox().given('a member')).accessToken
    await sandbox().given('a channel')
    await sandbox().given('an event')
    await sandbox().given('a door')
    await sandbox().given('a held ticket')
    await sandbox().given('staff of a door')
  })

  const onePass = () => sandbox().given('a door pass')

  it('give each copy of a ticket a pass with its own secret, whether the ticket or the door was created first', async () => {
    const first = await passes()
    expect(first).toHaveLength(2)
    expect(new Set(first.map(({ secret }) => secret)).size).toBe(2)
    for (const { secret = '', doorNumber } of first) {
      expect(secret).toMatch(/^[0-9a-f]{64}$/)
      expect(doorNumber).toMatch(/^\d{4}$/)
    }
    expect(await passes()).toEqual(first)
    await sandbox().given('a door')
    expect(await passes()).toHaveLength(2)
    const db = await sandbox().db()
    await db.updateTable('owned_item').set({ owned_count: 3 }).where('item_id', '=', 'ticket-1').execute()
    expect(await passes()).toHaveLength(3)
    await db.updateTable('owned_item').set({ owned_count: 1 }).where('item_id', '=', 'ticket-1').execute()
    expect((await passes()).map(({ state, secret }) => [state, secret !== undefined])).toEqual([
      ['UNUSED', true],
      ['VOID', false],
      ['VOID', false],
    ])
  })

  it('show passes and secrets to their holder and to the staff, and to no other member', async () => {
    await onePass()
    const strangers = (await sandbox().given('a member', other)).accessToken
    expect(await passes(strangers)).toEqual([])
    for (const call of [
      sandbox().call(getDoor, here, { token: strangers }),
      sandbox().call(
        recordEntries,
        { ...here, body: { door: '西口', entries: [entry('entry-0001')] } },
        { token: strangers },
      ),
    ])
      expect((await call).body.messageCode).toBe('PermissionDenied')
    expect((await passes())[0]?.state).toBe('UNUSED')
    const [shown] = (await door()).list
    expect(shown).toMatchObject({ passId: 'pass-1', secret: source.secret, holder: 'ひ…' })
  })

  it('admit only one of many simultaneous entries with a pass, and report its time and entrance to the others', async () => {
    await onePass()
    const code = await codeNow()
    const ids = Array.from({ length: 8 }, (_, index) => `entry-000${index}`)
    const results = (await Promise.all(ids.map((id) => enter(entry(id, { code }))))).flat()
    expect(results.map(({ result }) => result).toSorted()).toEqual(['ENTERED', ...Array<string>(7).fill('USED')])
    for (const each of results) expect(each).toMatchObject({ door: '西口', usedTime: results[0]?.usedTime })
    expect((await passes())[0]).toMatchObject({ state: 'USED' })
    expect((await door()).doubleEntries).toEqual([])
  })

  it('return the first result for a repeated entry', async () => {
    await onePass()
    const code = await codeNow()
    const [first] = await enter(entry('entry-0001', { code }))
    sandbox().advanceClock(600_000)
    expect(await enter(entry('entry-0001', { code }))).toEqual([first])
    expect(first?.result).toBe('ENTERED')
  })

  it('count the earliest of several offline entries with a pass, and list the later ones', async () => {
    await onePass()
    await enter(entry('entry-east', { enteredTime: iso(-60_000), isAdmitted: true }))
    const late = iso(-30_000)
    expect(await enter(entry('entry-later', { enteredTime: late, isAdmitted: true }))).toMatchObject([
      { result: 'USED' },
    ])
    expect((await door()).doubleEntries).toMatchObject([{ passId: 'pass-1', door: '西口' }])
    const early = iso(-90_000)
    const [result] = await enter(entry('entry-early', { enteredTime: early, isAdmitted: true }))
    expect(result?.result).toBe('ENTERED')
    expect(Date.parse(result?.usedTime ?? '')).toBe(Date.parse(early))
    expect((await door()).doubleEntries).toHaveLength(2)
  })

  it('check the code of an entry according to the host’s clock, or, for an offline entry, the device’s clock', async () => {
    await onePass()
    const result = async (id: string, more: object) => (await enter(entry(id, more)))[0]?.result
    expect(await result('entry-old1', { code: await codeNow(-120_000) })).toBe('EXPIRED')
    expect(await result('entry-new1', { code: await codeNow(120_000) })).toBe('EARLY')
    const offline = { enteredTime: iso(-120_000), isAdmitted: true }
    expect(await result('entry-off1', { ...offline, code: await codeNow() })).toBe('EARLY')
    expect(await result('entry-off2', { ...offline, code: await codeNow(-120_000) })).toBe('ENTERED')
    expect(await result('entry-shor', { code: await shortCode(source, windowAt(timeNow().getTime())) })).toBe('USED')
  })

  it('store the host’s time instead of the time of a device whose clock is ahead', async () => {
    await onePass()
    const [result] = await enter(entry('entry-0001', { enteredTime: iso(3_600_000), isAdmitted: true }))
    expect(Date.parse(result?.usedTime ?? '')).toBe(timeNow().getTime())
  })

  it('accept no pass of another performance', async () => {
    await onePass()
    await sandbox().given('an event', { eventId: 'event-2', episodeId: 'episode-2' })
    await sandbox().given('a door', { episodeId: 'episode-2' })
    await sandbox().given('staff of a door', { episodeId: 'episode-2' })
    const body = { door: '西口', entries: [entry('entry-0001')] }
    const answer = await sandbox().call(recordEntries, { params: { id: 'episode-2' }, body }, { token })
    expect(answer.body.results).toMatchObject([{ result: 'WRONG_SHOW' }])
  })
})
