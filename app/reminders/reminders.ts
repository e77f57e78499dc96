/**
 * Reminders of deadlines and shows: Web Push or Firebase Cloud Messaging if the server sends them, otherwise
 * notifications while a page is open (Q506, Q507).
 */

/** Keeps this browser's subscription in step with the session. Call it once, after the first content. */
export { startReminders } from './internal/startReminders.ts'

/** The content of the page of settings, and the button of a deadline or an event: both load on demand. */
export { loadRemindersContainer } from './internal/loadRemindersContainer.ts'
export { RemindButton } from './internal/LazyRemindButton.ts'
