import type { ReminderSettingsView } from '@tsudoi/design-system/screens/reminder/reminder.types'

/** The settings of a member who receives reminders on two devices. */
export const exampleReminders: ReminderSettingsView = {
  isOnlyHere: false,
  isOn: true,
  offKinds: ['RESULT'],
  mutedChannels: ['setsugen'],
  quietHours: { start: '23:00', end: '07:00' },
  devices: [
    { id: 'phone', name: 'Chrome（Android）', since: '2026-01-20T09:00:00Z' },
    { id: 'laptop', name: 'Firefox（Windows）', since: '2025-11-03T12:00:00Z' },
  ],
}

/** The channels that the member follows. */
export const exampleReminderChannels = [
  { id: 'todai', name: '灯台放送局' },
  { id: 'setsugen', name: '雪原観測所' },
  { id: 'lemonade', name: 'レモネードパレード' },
]
