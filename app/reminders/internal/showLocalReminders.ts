import { deadlineTexts } from '@tsudoi/design-system/screens/deadline/deadline.rules'
import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { loadDeadlines } from '../../deadlines/loadDeadlines.ts'
import { registerWorker } from '../../offline/offline.ts'
import { isMember } from '../../session/sessionStore.ts'
import { serverNow } from '../../time/clock.ts'
import { notificationPermission } from './browserFacts.ts'
import { areLocalRemindersOn, dueLocalReminders, markShown } from './localReminders.ts'

/** The greatest number of notifications at a time. One notification reports the others. */
const maxNotifications = 5

/** The notification of a deadline. It names nothing, because other people may see the screen. */
const optionsOf = ({ id, until, href }: Deadline) => ({
  body: `${dateTimeText(until)}まで`,
  tag: `DEADLINE:${id}`,
  lang: 'ja',
  icon: '/icon-192.png',
  data: { path: href, stop: '' },
})

/** Shows the reminders that are due, as far as this device shows them by itself. */
export async function showLocalReminders(): Promise<void> {
  if (!isMember() || !areLocalRemindersOn() || notificationPermission() !== 'granted') return
  const registration = await registerWorker()
  if (!registration) return
  const due = dueLocalReminders(await loadDeadlines(), serverNow())
  // Marked first, so that another tab does not show them as well.
  markShown(due)
  for (const deadline of due.slice(0, maxNotifications))
    await registration.showNotification(`${deadlineTexts[deadline.kind].name}の期限です`, optionsOf(deadline))
  const rest = due.length - maxNotifications
  if (rest <= 0) return
  const data = { path: '/mypage/deadlines', stop: '' }
  await registration.showNotification(`ほかに${rest}件の期限があります`, { tag: 'DEADLINES', lang: 'ja', data })
}
