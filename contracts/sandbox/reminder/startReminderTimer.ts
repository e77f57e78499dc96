import { minutes } from '../runtime/clock.ts'
import type { SandboxServices } from '../runtime/services.ts'
import { sendAllDueReminders } from './sendAllDueReminders.ts'

/** Sends due reminders every minute, one step at a time. Returns the function that ends it, after a running step. */
export function startReminderTimer(services: SandboxServices): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const step = () => {
    running ??= sendAllDueReminders(services)
      // A failed step is repeated a minute later. Its error is not logged, because it may contain addresses of devices.
      .catch(() => undefined)
      .finally(() => (running = undefined))
  }
  const timer = setInterval(step, minutes(1))
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
