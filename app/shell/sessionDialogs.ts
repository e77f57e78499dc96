/**
 * Dialogs about the session. They share one file, because the first load contains the name of every file that it can
 * load.
 */
export { LoginRequiredHost } from './LoginRequiredHost.tsx'
export { MaintenanceHost } from './MaintenanceHost.tsx'
export { ResumeRegistrationHost } from './ResumeRegistrationHost.tsx'
