import { tabStore } from '../../session/textStore.ts'

/** It outlives the session (Q359): undoing a change of the log-in ends the session of this tab on the way. */
const key = 'tsudoi.undo-link'

/** What a host mails: letters and figures, and no more than an address carries. */
const form = /^#([\w-]{16,512})$/

/** The secret of a mailed link. It stays in this tab until it is used. */
export const undoLink = {
  /**
   * Takes it out of the address. The page's head has done so before the first request; should it not have run, it
   * happens here (X2).
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
