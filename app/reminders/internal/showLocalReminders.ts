import { deadlineTexts } from '@tsudoi/design-system/screens/deadline/deadline.rules'
import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { loadDeadlines } from '../../deadlines/loadDeadlines.ts'
import { registerWorker } from '../../offline/offline.ts'
import { isMember } from '../../session/sessionStore.ts'
import { serverNow } from '../../time/clock.ts'
import { notificationPermission } from './readPushEnvironment.ts'
import { areLocalRemindersOn, dueLocalReminders, markRemindersShown } from './localReminders.ts'

/** Maximum number of reminders that are shown at a time. One more notification says how many others there are. */
const maxNotifications = 5

/** The notification of a deadline. It names nothing, because other people may see the screen. */
const optionsOf = ({ id, until, href }: Deadline) => ({
  body: `${dateTimeText(until)}まで`,
  tag: `DEADLINE:${id}`,
  lang: 'ja',
  icon: '/icon-192.png',
  data: { path: href, stop: '' },
})

/** Shows the due reminders, if this device shows reminders without push messages. */
export async function showLocalReminders(): Promise<void> {
  if (!isMember() || !areLocalRemindersOn() || notificationPermission() !== 'granted') return
  const registration = await registerWorker()
  if (!registration) return
  const due = dueLocalReminders(await loadDeadlines(), serverNow())
  // Marks them as shown first, so that another tab does not show them as well.
  markRemindersShown(due)
  for (const deadline of due.slice(0, maxNotifications))
    await registration.showNotification(`${deadlineTexts[deadline.kind].name}の期限です`, optionsOf(deadline))
  const rest = due.length - maxNotifications
  if (rest <= 0) return
  const data = { path: '/mypage/deadlines', stop: '' }
  await registration.showNotification(`ほかに${rest}件の期限があります`, { tag: 'DEADLINES', lang: 'ja', data })
}
