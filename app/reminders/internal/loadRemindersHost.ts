/** Loads the settings of reminders, behind the head of their page. */
export const loadRemindersHost = () => import('./RemindersHost.tsx').then((file) => file.RemindersHost)
