import type { Ticket } from '@tsudoi/contracts/ticket/ticket.endpoints'
import { expect, it } from 'vitest'
import { pageAtPath } from '../../router/pageAtPath.ts'
import { ticketView } from './ticket.mappers.ts'

const span = { startTime: '2026-01-31T12:00:00Z', endTime: '2026-01-31T14:00:00Z' }
const ticket: Ticket = {
  ticketId: 'pier',
  name: '観覧券',
  ticketCount: 1,
  acquiredTime: span.startTime,
  event: {
    eventId: 'harbour',
    ipId: 'todai',
    ipName: '灯台放送局',
    kind: 'LIVE',
    holding: 'IN_HOLDING',
    title: '港の公開収録',
    episodeCount: 1,
    ...span,
  },
  episodes: [],
}

it('the view of a ticket links to the live talks to which the ticket admits, with the reserved slot (W069, R037, C024, Q322)', () => {
  const livetalkList = [
    { livetalkId: 'pier/1', title: '桟橋で一分', startTime: span.startTime, slotStartTime: '2026-01-31T12:02:00Z' },
    { livetalkId: 'pier-2', title: '放送のあとで', startTime: span.endTime },
  ]
  const { livetalks } = ticketView({ ...ticket, livetalkList })
  expect(livetalks).toEqual([
    {
      title: '桟橋で一分',
      start: '2026-01-31T12:00:00.000Z',
      slotStart: '2026-01-31T12:02:00.000Z',
      href: '/livetalk/pier%2F1',
    },
    { title: '放送のあとで', start: '2026-01-31T14:00:00.000Z', slotStart: undefined, href: '/livetalk/pier-2' },
  ])
  expect(livetalks.map(({ href }) => pageAtPath(href).path)).toEqual(['/livetalk/:id', '/livetalk/:id'])
  expect(ticketView(ticket).livetalks).toEqual([])
})
