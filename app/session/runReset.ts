import { deleteResponseCaches } from '../offline/responseCacheNames.ts'
import { clearStored } from './clearStored.ts'
import { cleaners } from './reset.ts'

/** Forgets what a session leaves in memory (`onReset`) and in the browser’s stores. */
export function runReset(): void {
  for (const clean of cleaners) clean()
  clearStored((until) => until === 'session')
  void deleteResponseCaches()
}
