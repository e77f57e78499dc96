/**
 * The browser's stores by their names. Only this file names them (tools/conventions.test.ts): what is stored goes
 * through `textStore.ts` under a key of the registry, `draftFiles.ts`, or `responseCacheNames.ts`. Each throws
 * where the browser denies the store.
 */
export const localStorageArea = () => localStorage
/** The storage of this tab, which ends with the tab. */
export const sessionStorageArea = () => sessionStorage
/** The browser's databases (IndexedDB). */
export const databases = () => indexedDB
/** The browser's caches of responses (Cache Storage). */
export const responseCaches = () => caches
/** For reading cookies where js-cookie is not loaded yet (early/early.ts). */
export const cookieText = () => document.cookie
