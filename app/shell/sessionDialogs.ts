/**
 * Dialogs about the session. They share one file, because the first load contains the name of every file that it can
 * load.
 */
export { LoginRequiredContainer } from './LoginRequiredContainer.tsx'
export { MaintenanceContainer } from './MaintenanceContainer.tsx'
export { ResumeRegistrationContainer } from './ResumeRegistrationContainer.tsx'
