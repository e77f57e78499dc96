import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getEvent } from '../../event/event.endpoints.ts'
import { listTickets } from '../../ticket/ticket.endpoints.ts'
import { timeAfter } from '../runtime/clock.ts'
import { TestSandbox } from '../testing/testSandbox.ts'
import { noShowAfterMs } from './slotState.ts'

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())
beforeEach(async () => {
  ;({ accessToken: token } = await sandbox.given('a member'))
  for (const name of ['a channel', 'an event', 'a held ticket', 'a live talk', 'a ticket to a live talk'] as const)
    await sandbox.given(name)
})

const here = { params: { id: 'event-1' }, query: { episodeStatus: 'NORMAL' as const } }
const ofTicket = async () => (await sandbox.call(listTickets, {}, { token })).body.list[0]?.livetalkList
const ofEvent = async () => (await sandbox.call(getEvent, here, { token })).body.event.livetalkList
const withSlot = () => sandbox.given('a reserved slot', { ticketId: 'ticket-1' })

describe('the live talks of a ticket', () => {
  it('are listed with the ticket, together with the member’s slot, and with the ticket’s event (Q322, C024, C026)', async () => {
    const talk = { livetalkId: 'livetalk-hoshiyomi-1', title: '冬の夜話' }
    expect(await ofTicket()).toEqual([{ ...talk, startTime: expect.any(String) as string }])
    await withSlot()
    const [opened] = (await ofTicket()) ?? []
    expect(opened).toEqual({ ...talk, startTime: opened?.startTime, slotStartTime: opened?.startTime })
    expect(await ofEvent()).toEqual([{ ...talk, startTime: opened?.startTime }])
  })

  it('are no longer listed from the time on when no more talk can take place (Q322)', async () => {
    const end = async (end_time: Date) =>
      (await sandbox.db()).updateTable('livetalk').set({ end_time }).where('id', '=', 'livetalk-hoshiyomi-1').execute()
    await end(timeAfter(sandbox.time.now, 1 - noShowAfterMs))
    expect(await ofTicket()).toHaveLength(1)
    await end(timeAfter(sandbox.time.now, -noShowAfterMs))
    expect([await ofTicket(), await ofEvent()]).toEqual([undefined, undefined])
  })

  it('remain listed after their publication for members with a slot (Q104, Q322)', async () => {
    const hide = async () =>
      (await sandbox.db())
        .updateTable('livetalk_group')
        .set({ published_until: sandbox.time.now })
        .where('id', '=', 'group-hoshiyomi-1')
        .execute()
    await hide()
    expect([await ofTicket(), await ofEvent()]).toEqual([undefined, undefined])
    await withSlot()
    expect(await ofTicket()).toHaveLength(1)
    expect(await ofEvent()).toBeUndefined()
  })

  it('are listed once per event, even if several of its tickets are valid for them (Q322)', async () => {
    await sandbox.given('a live talk ticket')
    const row = { item_id: 'ticket-hoshiyomi-1', event_id: 'event-1', seat: null }
    await (await sandbox.db()).insertInto('event_ticket').values(row).execute()
    expect(await ofEvent()).toHaveLength(1)
  })
})
