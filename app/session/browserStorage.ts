/**
 * The browser's stores by name. Only this file accesses them directly (tools/conventions.test.ts): other code goes
 * through `textStore.ts` under a key of the registry, through `draftFiles.ts`, or through `offline/keptNames.ts`. Each
 * function throws if the browser denies the store.
 */
export const localTexts = () => localStorage
export const tabTexts = () => sessionStorage
export const databases = () => indexedDB
export const responseCaches = () => caches
/** For reading cookies where js-cookie is not loaded yet (early/early.ts). */
export const cookieText = () => document.cookie
