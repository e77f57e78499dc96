/** Loads the dialog with which the user reports a member or a post. */
export const loadReport = () => import('./ReportHost.tsx')
