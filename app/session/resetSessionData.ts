import { deleteResponseCaches } from '../connection/connection.ts'
import { deleteExportFiles } from '../storage/deleteExportFiles.ts'
import { deleteStoredValues } from '../storage/deleteStoredValues.ts'
import { resetCallbacks } from './onSessionReset.ts'

/** Deletes what a session has left in memory (`onSessionReset`) and in the browser's storage. */
export function resetSessionData(): void {
  for (const clean of resetCallbacks) clean()
  deleteStoredValues((until) => until === 'session')
  void deleteResponseCaches()
  void deleteExportFiles()
}
