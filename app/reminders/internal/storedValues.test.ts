import { itIgnoresHostileValues } from '../../testing/itIgnoresHostileValues.ts'

itIgnoresHostileValues([
  {
    key: 'reminders-here',
    read: async () => {
      const { dueLocalReminders, readLocalReminders, saveLocalReminderChoice } = await import('./localReminders.ts')
      const until = '2026-02-01T00:00:00Z'
      const deadline = { id: 'x', kind: 'present', title: 'x', until, href: '/present' } as const
      saveLocalReminderChoice('DEADLINE:x', true, 0)
      return [readLocalReminders(), dueLocalReminders([deadline], Date.parse(until) - 1)]
    },
  },
])
