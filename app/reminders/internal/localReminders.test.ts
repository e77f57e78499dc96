import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { afterEach, expect, it, vi } from 'vitest'
import {
  dueLocalReminders,
  markRemindersShown,
  readLocalReminders,
  saveLocalReminderChoice,
  saveLocalReminderSettings,
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

it('no reminder is shown until the member has switched reminders on', () => {
  expect(idsOf(present(20))).toEqual([])
  saveLocalReminderSettings(on)
  expect(idsOf(present(20))).toEqual(['present-p'])
})

it('a reminder of a deadline is shown when it is due, and only once', () => {
  saveLocalReminderSettings(on)
  expect(idsOf(present(25), present(0), present(-1))).toEqual([])
  markRemindersShown([present(20)])
  expect(idsOf(present(20))).toEqual([])
  expect(idsOf(present(21))).toEqual(['present-p'])
})

it('a reminder of a kind that is switched off is shown only if the member has chosen the deadline', () => {
  saveLocalReminderSettings({ ...on, offKinds: ['RECEIPT'] })
  expect(idsOf(present(20))).toEqual([])
  saveLocalReminderChoice('DEADLINE:present-p', true, now - hours(5))
  expect(idsOf(present(20))).toEqual(['present-p'])
  saveLocalReminderChoice('DEADLINE:present-p', false, now)
  expect([idsOf(present(20)), readLocalReminders().chosen]).toEqual([[], []])
})

it('no reminder is shown in quiet hours', () => {
  saveLocalReminderSettings({ ...on, quietHours: { start: '20:00', end: '23:00', timeZone: 'Asia/Tokyo' } })
  expect(idsOf(present(20))).toEqual([])
})

it('all due ones of ten thousand deadlines are found, and the stored lists stay short', () => {
  saveLocalReminderSettings(on)
  const many = Array.from({ length: 10_000 }, (_, at) => present(20, String(at)))
  expect(dueLocalReminders(many, now)).toHaveLength(10_000)
  markRemindersShown(many)
  for (let at = 0; at < 300; at += 1) saveLocalReminderChoice(`DEADLINE:${at}`, true, now + at)
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
])('reminders stay switched off if the stored text is malformed: %s', (text) => {
  localStorage.setItem('tsudoi.reminders-here', text)
  expect(readLocalReminders()).toEqual({ settings: { isOn: false, offKinds: [], mutedIpIds: [] }, chosen: [] })
  expect(idsOf(present(20))).toEqual([])
})

it('the settings last as long as the tab in a browser without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  saveLocalReminderSettings(on)
  expect(readLocalReminders().settings.isOn).toBe(true)
  saveLocalReminderSettings({ ...on, isOn: false })
})
