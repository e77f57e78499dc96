/**
 * The browser's storage for texts that stay on the device. Only this file names the browser's kinds of storage
 * (tools/conventions.test.ts). Other code stores values through `textStore.ts` under a key of the registry,
 * `draftFiles.ts`, or `responseCacheNames.ts`. All functions of this file throw if the browser denies the storage.
 */
export const localStorageArea = () => localStorage
/** The storage of this tab, which ends with the tab. */
export const sessionStorageArea = () => sessionStorage
/** The browser's databases (IndexedDB). */
export const databases = () => indexedDB
/** The browser's caches of responses (Cache Storage). */
export const responseCaches = () => caches
/** The cookies as text, for code that runs before js-cookie is loaded (early/early.ts). */
export const cookieText = () => document.cookie
