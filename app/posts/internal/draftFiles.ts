import { databases } from '../../storage/browserStorage.ts'
import { draftDatabaseOf } from '../../storage/memberVault.ts'
import { useSession } from '../../session/sessionStore.ts'
import { isSharedDevice } from '../../storage/textStore.ts'

/** Stores the files in memory in a browser without a database. They are lost with the page. */
const memory = new Map<string, Blob>()

const opened = new Map<string, Promise<IDBDatabase>>()

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = databases().open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('files')
    request.onerror = () => reject(request.error ?? new Error('The files of drafts cannot be opened'))
    request.onsuccess = () => {
      const database = request.result
      // Closes the connection when a logout in any tab deletes the database, because an open connection would block
      // that.
      database.onversionchange = () => {
        database.close()
        opened.delete(name)
      }
      // The browser closes the connection of a page in the background, for example on iOS. It is then opened again when
      // needed.
      database.onclose = () => opened.delete(name)
      resolve(database)
    }
  })
}

function databaseOf(accountId: string): Promise<IDBDatabase> {
  const name = draftDatabaseOf(accountId)
  const database = opened.get(name) ?? open(name)
  opened.set(name, database)
  database.catch(() => opened.delete(name))
  return database
}

type Act<T> = (files: IDBObjectStore) => IDBRequest<T>

/** Runs one request. Opens the database again, once, if its connection was closed. */
async function withFiles<T>(accountId: string, mode: IDBTransactionMode, act: Act<T>): Promise<T> {
  const database = await databaseOf(accountId)
  try {
    return await inTransaction(database, mode, act)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
    opened.delete(draftDatabaseOf(accountId))
    return inTransaction(await databaseOf(accountId), mode, act)
  }
}

function inTransaction<T>(database: IDBDatabase, mode: IDBTransactionMode, act: Act<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('files', mode)
    const request = act(transaction.objectStore('files'))
    const fail = () => reject(transaction.error ?? new Error('A file of a draft cannot be kept'))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = fail
    transaction.onabort = fail
  })
}

/** The id under which the originally chosen file is stored until it is prepared for upload. */
export const originalFileId = (id: string) => `${id}/original`

/** Pictures and videos of post drafts by id. They are stored on the device until their post is published. */
export const draftFiles = {
  async keep(accountId: string, id: string, file: Blob): Promise<void> {
    memory.set(id, file)
    // Stores no file that becomes ready after the logout, because it must not remain on the device. On a shared device
    // no file is stored at all.
    if (accountId !== useSession.getState().accountId || isSharedDevice()) return
    await withFiles(accountId, 'readwrite', (files) => files.put(file, id)).then(
      () => memory.delete(id),
      () => {},
    )
  },
  async read(accountId: string, id: string): Promise<Blob | undefined> {
    const inMemory = memory.get(id)
    if (inMemory) return inMemory
    const file: unknown = await withFiles<unknown>(accountId, 'readonly', (files) => files.get(id)).catch(
      () => undefined,
    )
    return file instanceof Blob ? file : undefined
  },
  async drop(accountId: string, id: string): Promise<void> {
    for (const one of [id, originalFileId(id)]) {
      memory.delete(one)
      await withFiles(accountId, 'readwrite', (files) => files.delete(one)).catch(() => {})
    }
  },
}
