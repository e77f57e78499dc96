import { retryUnsentViews } from '../areas/story/retryUnsentViews.ts'
import { startReminders } from '../reminders/reminders.ts'

/** Starts the background tasks that need no open page. */
export function startBackgroundTasks(): void {
  retryUnsentViews()
  startReminders()
}
