import { IdbFs } from '@electric-sql/pglite'

/** Name of the data in the browser's storage. */
const folder = 'tsudoi-demo'
/** PGlite mounts its folder here, and the storage is called like the mount. */
const database = `/pglite/${folder}`
const store = 'FILE_DATA'

/** Milliseconds that changes are gathered for: writing them looks through all files. */
const gathering = 500

let writing: Promise<void> = Promise.resolve()

/** Resolves when what has been changed so far is in the storage. */
export const saved = (): Promise<void> => writing

/**
 * The database's files, in the browser's IndexedDB. All that has changed is written in one transaction: whenever the
 * browser ends the worker, the files are those of one moment, and the database recovers from them as from a crash.
 */
export class BrowserFiles extends IdbFs {
  constructor() {
    super(folder)
  }

  override syncToFs(): Promise<void> {
    writing = new Promise((resolve) => setTimeout(resolve, gathering)).then(() => super.syncToFs())
    return writing
  }
}

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage gave no reason.')))
  })

/** Whether data of an earlier visit are there. A first visit that was cut short leaves the storage empty. */
export async function hasFiles(): Promise<boolean> {
  const opened = await answerTo(indexedDB.open(database))
  try {
    if (!opened.objectStoreNames.contains(store)) return false
    const files = opened.transaction(store).objectStore(store)
    return (await answerTo(files.count(`${database}/PG_VERSION`))) > 0
  } finally {
    opened.close()
  }
}

/** Throws the data away, once nobody has them open. */
export const forgetFiles = async (): Promise<void> => {
  await answerTo(indexedDB.deleteDatabase(database))
}
