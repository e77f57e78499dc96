import { tabStore } from '../../storage/textStore.ts'

/**
 * Storage key of the token. It survives the end of a session, because undoing a login change ends the session (Q359).
 */
const key = 'tsudoi.undo-link'

/** Format of the token in the URL’s hash: letters, digits, `_` and `-`, of a length that fits into a URL. */
const form = /^#([\w-]{16,512})$/

/** The secret token of the undo link in a mail. Stored in this tab until it is used. */
export const undoLink = {
  /**
   * Removes the token from the URL and stores it. Usually the script in the page’s head has already moved it from the
   * URL to `window.tsudoiReturn`, before the first request (X2).
   */
  take(): void {
    const hash = window.tsudoiReturn ?? location.hash
    delete window.tsudoiReturn
    if (location.hash) history.replaceState(history.state, '', location.pathname)
    const token = form.exec(hash)?.[1]
    if (token) tabStore.set(key, token)
  },
  read: (): string | undefined => tabStore.get(key),
  forget: (): void => tabStore.remove(key),
}
