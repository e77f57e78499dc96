/** Loads the dialog with which the user reports a member or a post. */
export const loadReportDialog = () => import('./ReportContainer.tsx')
