import { expect, it } from 'vitest'
import { selectableQuietTimes, reminderKindsOf, reminderKindTexts } from './reminder.rules.ts'

it('quiet hours can begin and end at full hours, and keep a time that another client has set', () => {
  expect(selectableQuietTimes('22:30', '07:00')).toContain('22:30')
  expect(selectableQuietTimes('23:00', '07:00')).toHaveLength(23)
  expect(selectableQuietTimes('22:30', '07:00')).toEqual(selectableQuietTimes('22:30', '07:00').toSorted())
})

it('quiet hours cannot begin and end at the same time', () => {
  expect(selectableQuietTimes('23:00', '07:00')).not.toContain('07:00')
})

it('a device that shows reminders by itself offers only the kinds that it knows of', () => {
  expect(reminderKindsOf(false)).toEqual(Object.keys(reminderKindTexts))
  expect(reminderKindsOf(true)).not.toContain('SHOW')
})
