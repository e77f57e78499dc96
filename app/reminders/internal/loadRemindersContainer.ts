/** Loads the settings of reminders, which are below the heading of their page. */
export const loadRemindersContainer = () => import('./RemindersContainer.tsx').then((file) => file.RemindersContainer)
