/** Loads the settings of reminders, which are below the heading of their page. */
export const loadRemindersHost = () => import('./RemindersHost.tsx').then((file) => file.RemindersHost)
