import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { afterEach, expect, it, vi } from 'vitest'
import {
  dueLocalReminders,
  markShown,
  readLocalReminders,
  saveLocalChoice,
  saveLocalSettings,
} from './localReminders.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const now = Date.parse('2026-01-31T12:00:00Z')
const hours = (n: number) => n * 3_600_000
const present = (hoursLeft: number, id = 'p'): Deadline => ({
  id: `present-${id}`,
  kind: 'present',
  title: '200コイン',
  until: new Date(now + hours(hoursLeft)).toISOString(),
  href: '/present',
})
const on = { isOn: true, offKinds: [], mutedIpIds: [] }
const idsOf = (...deadlines: Deadline[]) => dueLocalReminders(deadlines, now).map(({ id }) => id)

it('nothing is shown until the member has switched reminders on', () => {
  expect(idsOf(present(20))).toEqual([])
  saveLocalSettings(on)
  expect(idsOf(present(20))).toEqual(['present-p'])
})

it('a deadline is shown in its time, and once', () => {
  saveLocalSettings(on)
  expect(idsOf(present(25), present(0), present(-1))).toEqual([])
  markShown([present(20)])
  expect(idsOf(present(20))).toEqual([])
  expect(idsOf(present(21))).toEqual(['present-p'])
})

it('a kind that is switched off is shown only if the member has chosen the deadline', () => {
  saveLocalSettings({ ...on, offKinds: ['RECEIPT'] })
  expect(idsOf(present(20))).toEqual([])
  saveLocalChoice('DEADLINE:present-p', true, now - hours(5))
  expect(idsOf(present(20))).toEqual(['present-p'])
  saveLocalChoice('DEADLINE:present-p', false, now)
  expect([idsOf(present(20)), readLocalReminders().chosen]).toEqual([[], []])
})

it('nothing is shown in quiet hours', () => {
  saveLocalSettings({ ...on, quietHours: { start: '20:00', end: '23:00', timeZone: 'Asia/Tokyo' } })
  expect(idsOf(present(20))).toEqual([])
})

it('ten thousand deadlines are looked through, and the stored lists stay short', () => {
  saveLocalSettings(on)
  const many = Array.from({ length: 10_000 }, (_, at) => present(20, String(at)))
  expect(dueLocalReminders(many, now)).toHaveLength(10_000)
  markShown(many)
  for (let at = 0; at < 300; at += 1) saveLocalChoice(`DEADLINE:${at}`, true, now + at)
  expect(readLocalReminders().chosen).toHaveLength(200)
  expect(readLocalReminders().chosen).toContain('DEADLINE:299')
  expect(localStorage.getItem('tsudoi.reminders-here')?.length).toBeLessThan(50_000)
})

it.each([
  '',
  'x',
  '[]',
  '{}',
  '{"settings":null}',
  '{"settings":{"isOn":"yes","offKinds":["X",1]},"chosenAt":{"a":"b"},"shown":7}',
])('a stored text that the app did not write switches nothing on: %s', (text) => {
  localStorage.setItem('tsudoi.reminders-here', text)
  expect(readLocalReminders()).toEqual({ settings: { isOn: false, offKinds: [], mutedIpIds: [] }, chosen: [] })
  expect(idsOf(present(20))).toEqual([])
})

it('without storage the settings last as long as the tab', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  saveLocalSettings(on)
  expect(readLocalReminders().settings.isOn).toBe(true)
  saveLocalSettings({ ...on, isOn: false })
})
