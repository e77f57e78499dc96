import { deleteResponseCaches } from '../connection/connection.ts'
import { deleteStoredValues } from '../storage/deleteStoredValues.ts'
import { resetCallbacks } from './onSessionReset.ts'

/** Clears what a session left in memory (`onSessionReset`) and in the browser's stores. */
export function resetSessionData(): void {
  for (const clean of resetCallbacks) clean()
  deleteStoredValues((until) => until === 'session')
  void deleteResponseCaches()
}
