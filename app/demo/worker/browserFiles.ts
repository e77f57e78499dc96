import { IdbFs } from '@electric-sql/pglite'
import { pause } from '../../time/pause.ts'

/** Name of PGlite's folder in the browser's storage. */
const folder = 'tsudoi-demo'
/** Name of the IndexedDB database, which is PGlite's mount path. */
const database = `/pglite/${folder}`
const store = 'FILE_DATA'

/** Debounce (ms) of writes, because each write scans all files. */
const debounceMs = 500

let writing: Promise<void> = Promise.resolve()

/** Resolves when all changes so far are stored. */
export const whenFilesSaved = (): Promise<void> => writing

/**
 * The database's files in IndexedDB. All changes are written in one transaction, so the stored files are consistent
 * even if the browser terminates the worker; the database then recovers as after a crash.
 */
export class BrowserFiles extends IdbFs {
  constructor() {
    super(folder)
  }

  override syncToFs(): Promise<void> {
    writing = pause(debounceMs).then(() => super.syncToFs())
    return writing
  }
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage gave no reason.')))
  })

/** Whether data of an earlier visit exist. An interrupted first visit leaves the storage empty. */
export async function hasStoredData(): Promise<boolean> {
  const opened = await resultOf(indexedDB.open(database))
  try {
    if (!opened.objectStoreNames.contains(store)) return false
    const files = opened.transaction(store).objectStore(store)
    return (await resultOf(files.count(`${database}/PG_VERSION`))) > 0
  } finally {
    opened.close()
  }
}

/** Deletes the data once no page has them open. */
export const deleteStoredData = async (): Promise<void> => {
  await resultOf(indexedDB.deleteDatabase(database))
}
