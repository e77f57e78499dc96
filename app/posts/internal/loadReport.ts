/** Loads the dialog that reports a member or a post. */
export const loadReport = () => import('./ReportHost.tsx')
