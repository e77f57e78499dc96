import type { AreaCases } from '../case.ts'
import type * as endpoints from './reminder.endpoints.ts'

export const reminderCases = {
  getReminders: {
    full: { as: 'guest', request: {}, answer: {} },
  },
} satisfies AreaCases<typeof endpoints>
