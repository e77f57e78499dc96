import { databases, localTexts } from '../session/browserStorage.ts'

const database = 'firebaseLocalStorageDb'
const store = 'firebaseLocalStorage'

function clearStore({ result }: IDBOpenDBRequest): void {
  if (result.objectStoreNames.contains(store)) result.transaction(store, 'readwrite').objectStore(store).clear()
  result.close()
}

/**
 * Deletes the sign-in that Firebase has stored, by its names: for when its code is not loaded, or cannot be. The
 * database stays, because another tab may have it open.
 */
export function forgetRealtime(): void {
  try {
    const texts = localTexts()
    for (const key of Object.keys(texts)) if (key.startsWith('firebase:')) texts.removeItem(key)
    const request = databases().open(database)
    // There is none: it is not created either.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onsuccess = () => clearStore(request)
  } catch {
    // Without storage there was no sign-in to keep.
  }
}
