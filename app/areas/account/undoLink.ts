import { tabStore } from '../../storage/textStore.ts'

/** This key is kept when a session ends (Q359), because undoing a login change ends the session of this tab. */
const key = 'tsudoi.undo-link'

/** Format of a mailed token: letters, digits, `_` and `-`, limited to what fits into a URL. */
const form = /^#([\w-]{16,512})$/

/** The secret token of a mailed link. This tab stores it until it is used. */
export const undoLink = {
  /**
   * Removes the token from the URL and stores it. Normally the script in the page's head has removed it before the
   * first request; if that script did not run, this function does so (X2).
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
