import { databases, localStorageArea } from '../storage/browserStorage.ts'

const database = 'firebaseLocalStorageDb'
const store = 'firebaseLocalStorage'

function clearStore({ result }: IDBOpenDBRequest): void {
  if (result.objectStoreNames.contains(store)) result.transaction(store, 'readwrite').objectStore(store).clear()
  result.close()
}

/**
 * Deletes Firebase's stored sign-in by its storage names, without loading Firebase. The database itself remains,
 * because another tab may have it open.
 */
export function deleteRealtimeSignIn(): void {
  try {
    const texts = localStorageArea()
    for (const key of Object.keys(texts)) if (key.startsWith('firebase:')) texts.removeItem(key)
    const request = databases().open(database)
    // Aborts if the database does not exist, so that it is not created.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onsuccess = () => clearStore(request)
  } catch {
    // Ignored: the browser has no storage, so it stores no sign-in.
  }
}
