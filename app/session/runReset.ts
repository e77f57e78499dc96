import { deleteResponseCaches } from '../offline/responseCacheNames.ts'
import { clearStored } from '../storage/clearStored.ts'
import { resetCallbacks } from './reset.ts'

/** Clears what a session left in memory (`onReset`) and in the browser's stores. */
export function runReset(): void {
  for (const clean of resetCallbacks) clean()
  clearStored((until) => until === 'session')
  void deleteResponseCaches()
}
