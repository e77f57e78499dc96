/** Dialogs about the session, in one file: the first load contains the name of every file that it can load. */
export { LoginRequiredHost } from './LoginRequiredHost.tsx'
export { MaintenanceHost } from './MaintenanceHost.tsx'
export { ResumeHost } from './ResumeHost.tsx'
