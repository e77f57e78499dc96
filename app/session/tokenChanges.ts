/**
 * Functions that run after the tokens have changed. They share one file, because the first load contains the name of
 * every file that it can load.
 */
export { readAccountAgain } from './readAccountAgain.ts'
export { adoptCookieSession } from './tabSync.ts'
