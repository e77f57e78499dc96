import { reportError } from '../../errors/reportError.ts'
import { beforeLogout } from '../../session/beforeLogout.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { useSession } from '../../session/sessionStore.ts'
import { readReminderDevice } from '../../storage/reminderDevice.ts'
import { deviceStore } from '../../storage/textStore.ts'

/** Interval (ms) at which an open page looks for due reminders, which this device shows without push messages. */
const intervalMs = 60_000

/** Loads the code for this device's subscription only in a browser that has one. */
const loadDevice = async () => ((await readReminderDevice()) ? import('./thisDevice.ts') : undefined)

const check = async () => (await loadDevice())?.checkThisDevice()

/** Checks later, once the code that ends the session has deleted its stored values. A failed check is repeated. */
const checkSoon = () => setTimeout(() => void check().catch(() => {}))

/** A quick check of the stored text, because most devices show no reminders without push messages. */
const mayShowLocalReminders = () => deviceStore.get('tsudoi.reminders-here')?.includes('"isOn":true')

async function showLocal(): Promise<void> {
  if (mayShowLocalReminders()) await (await import('./showLocalReminders.ts')).showLocalReminders()
}

/**
 * Keeps this browser's subscription to reminders in step with the session, in every tab, and shows the reminders if the
 * server has no calls for them. Starts after the page's content.
 */
export function startReminders(): void {
  beforeLogout(async () => (await loadDevice())?.removeDeviceBeforeLogout())
  onSessionReset(checkSoon)
  useSession.subscribe(({ accountId }, before) => {
    if (accountId !== before.accountId) checkSoon()
  })
  check().catch(reportError)
  setInterval(() => void showLocal().catch(() => {}), intervalMs)
}
