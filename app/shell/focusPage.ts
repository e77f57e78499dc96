import { focusPageStart } from '@tsudoi/design-system/focusPageStart'

let following: MutationObserver | undefined

/**
 * Moves the focus to the page's heading, so that keyboard and screen reader users start there. While the heading is
 * loading, the focus is on the main element. If the focused element is replaced, as a skeleton is by its content, the
 * focus moves to the replacement, until the user moves it.
 */
export function focusPage(): void {
  following?.disconnect()
  let target = focusPageStart()
  following = new MutationObserver((_, observer) => {
    const focused = document.activeElement
    if (focused !== target && focused !== document.body) observer.disconnect()
    else if (!target?.isConnected) target = focusPageStart()
  })
  following.observe(document.body, { childList: true, subtree: true })
}
