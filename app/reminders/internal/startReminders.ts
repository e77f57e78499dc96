import { reportError } from '../../errors/reportError.ts'
import { beforeLogout } from '../../session/beforeLogout.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { useSession } from '../../session/sessionStore.ts'
import { readReminderDevice } from '../../storage/reminderDevice.ts'
import { deviceStore } from '../../storage/textStore.ts'

/** Interval (ms) at which an open page looks for due reminders that this device shows by itself. */
const intervalMs = 60_000

/** Loads the code for this device's subscription only in a browser that has one. */
const loadDevice = async () => ((await readReminderDevice()) ? import('./thisDevice.ts') : undefined)

const check = async () => (await loadDevice())?.checkThisDevice()

/** Checks later, once the code that ends the session has deleted its stored values. A failed check is repeated. */
const checkSoon = () => setTimeout(() => void check().catch(() => {}))

/** A cheap look at the stored settings, because most devices show no reminders by themselves. */
const mayShowLocalReminders = () => deviceStore.get('tsudoi.reminders-here')?.includes('"isOn":true')

async function showLocal(): Promise<void> {
  if (mayShowLocalReminders()) await (await import('./showLocalReminders.ts')).showLocalReminders()
}

/**
 * Keeps this browser's subscription to reminders in step with the session, in every tab, and shows the reminders of a
 * host without calls for them. Starts after the page's content.
 */
export function startReminders(): void {
  beforeLogout(async () => (await loadDevice())?.removeBeforeLogout())
  onSessionReset(checkSoon)
  useSession.subscribe(({ accountId }, before) => {
    if (accountId !== before.accountId) checkSoon()
  })
  check().catch(reportError)
  setInterval(() => void showLocal().catch(() => {}), intervalMs)
}
