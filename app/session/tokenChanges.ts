/** Reactions to changed tokens, in one file: the first load contains the name of every file that it can load. */
export { readAccountAgain } from './readAccountAgain.ts'
export { adoptCookieSession } from './tabSync.ts'
