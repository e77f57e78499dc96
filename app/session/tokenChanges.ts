/**
 * Reactions to changed tokens. The functions share one file, because the first load lists the name
 * of every file that it can load.
 */
export { readAccountAgain } from './readAccountAgain.ts'
export { adoptCookieSession } from './tabSync.ts'
