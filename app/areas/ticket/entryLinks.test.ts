import type { HeldPass } from '@tsudoi/contracts/door/doorPass'
import { expect, it } from 'vitest'
import { pageAtPath } from '../../router/pageAtPath.ts'
import { doorLink, entryLinks } from './entryLinks.ts'

const pass = (passId: string, more: Partial<HeldPass> = {}): HeldPass => ({
  passId,
  ticketId: 'pier',
  episodeId: 'night',
  title: '港の公開収録',
  episodeTitle: '本番',
  opensTime: '2026-01-31T09:00:00Z',
  startTime: '2026-01-31T10:00:00Z',
  endTime: '2026-01-31T12:00:00Z',
  doorNumber: '0427',
  state: 'UNUSED',
  secret: 'secret',
  ...more,
})
const now = '2026-01-31T08:30:00.000Z'

it('the list of tickets links once to the codes of each ticket that can be shown now', () => {
  const later = { ticketId: 'later', opensTime: '2026-02-01T09:00:00Z', endTime: '2026-02-01T12:00:00Z' }
  const all = [
    pass('a'),
    pass('b'),
    pass('c', { ticketId: 'used', state: 'USED' }),
    pass('d', later),
    pass('e', { ticketId: 'over', endTime: '2026-01-31T08:30:00Z' }),
    pass('f', { ticketId: 'other/1', title: '夜の部' }),
  ]
  const links = entryLinks(all, now)
  expect(links.map(({ label, href }) => [label, href])).toEqual([
    ['港の公開収録', '/ticket/pier/entry'],
    ['夜の部', '/ticket/other%2F1/entry'],
  ])
  expect(links[0]?.note).toBe('本番　開場 2026/01/31(土) 18:00')
  expect(links.map(({ href }) => pageAtPath(href).path)).toEqual(['/ticket/:id/entry', '/ticket/:id/entry'])
  expect(entryLinks([], now)).toEqual([])
})

it('the link to a door leads to its page', () => {
  const { href } = doorLink(pass('a'))
  expect([href, pageAtPath(href).path]).toEqual(['/staff/door/night', '/staff/door/:id'])
})
