import type { SandboxServices } from '../runtime/services.ts'
import { sendDueReminders, type StepResult } from './sendDueReminders.ts'

/**
 * Sends the reminders that are due in each dataset according to the dataset's clock. Returns the result of each dataset
 * by its name.
 */
export async function sendAllDueReminders({ datasets, push }: SandboxServices): Promise<Record<string, StepResult>> {
  const results: Record<string, StepResult> = {}
  for (const name of datasets.names()) {
    const dataset = datasets.get(name)
    if (push && dataset) results[name] = await sendDueReminders({ db: dataset.db, now: dataset.clock.now(), push })
  }
  return results
}
