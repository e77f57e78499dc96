import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { getLivetalk } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { livetalkCases } from '@tsudoi/contracts/livetalk/livetalk.cases'
import { describe, expect, it } from 'vitest'
import {
  chosenTicket,
  livetalkGroupView,
  livetalkView,
  livetalkPageView,
  ticketsView,
  todosView,
} from './livetalk.mappers.ts'

const wire = livetalkCases.getLivetalk.full.answer as unknown as ResponseOf<typeof getLivetalk>
const { livetalk } = wire
const before = '2026-01-20T00:00:00Z'

describe('the view of a live talk', () => {
  it('has a phase that advances by the clock, but never to a phase before the one that the server reports (Q272)', () => {
    const phaseAt = (state: typeof livetalk.state, now: string) => livetalkView({ ...livetalk, state }, now).phase
    expect(phaseAt('RESERVABLE', before)).toBe('open')
    expect(phaseAt('RESERVABLE', livetalk.reservationEndTime)).toBe('closed')
    expect(phaseAt('RESERVABLE', livetalk.endTime)).toBe('over')
    expect(phaseAt('ENDED', before)).toBe('over')
    expect(phaseAt('UNKNOWN', before)).toBe('open')
  })

  it('lists the to-dos in the order in which the member has to do them, the profile first (W118, Q270)', () => {
    const todos = todosView(wire.todoList ?? [], false, false)
    expect(todos.map(({ type, isDone }) => [type, isDone])).toEqual([
      ['profile', false],
      ['identity', true],
      ['talkInfo', false],
      ['device', false],
      ['consent', false],
    ])
    expect(todosView([{ type: 'UNKNOWN', isDone: false, isRequired: true }], true)).toHaveLength(1)
  })

  it('shows a guest neither to-dos nor tickets (S062)', () => {
    const shown = livetalkPageView({ livetalk, ip: wire.ip }, undefined, { now: before, hasRehearsed: false })
    expect([shown?.todos, shown?.tickets, shown?.own]).toEqual([undefined, undefined, []])
  })

  it('exists for a member with a slot even if the live talk is no longer published (W118)', () => {
    const member = { memberId: 'acc-hikari' }
    const own = { livetalk, ip: wire.ip, member, slotList: [] }
    expect(livetalkPageView(undefined, own, { now: before, hasRehearsed: false })?.livetalk.title).toBe(livetalk.title)
    expect(livetalkPageView(undefined, undefined, { now: before, hasRehearsed: false })).toBeUndefined()
  })
})

describe('the chosen ticket of the slots page', () => {
  const tickets = ticketsView({
    livetalk,
    cancelDeadline: before,
    list: [
      { ticketId: 'used', name: '券', ownedCount: 1, unusedCount: 0 },
      { ticketId: 'free', name: '券', ownedCount: 1, unusedCount: 1 },
    ],
  })

  it('is the ticket in the URL, or otherwise a ticket that the member has not used yet (W119)', () => {
    expect(chosenTicket(tickets, 'used')?.id).toBe('used')
    expect(chosenTicket(tickets, 'somebody-else')?.id).toBe('free')
    expect(chosenTicket([], 'used')).toBeUndefined()
  })
})

describe('the view of a live talk group', () => {
  it('contains the live talks with the member’s slots even if the group is no longer published (W117)', () => {
    const { group, ip, livetalkList } = livetalkCases.listMemberGroupLivetalks.full.answer
    const own = { group, ip, livetalkList } as unknown as Parameters<typeof livetalkGroupView>[1]
    expect(livetalkGroupView(undefined, own, before)?.list.map(({ own: slots }) => slots.length)).toEqual([1])
    expect(livetalkGroupView(undefined, undefined, before)).toBeUndefined()
  })
})
