let following: MutationObserver | undefined

/**
 * Moves the focus to the page's heading, or to its main part while the heading is still loading: a keyboard goes on
 * from there, a screen reader reads where the user is. When what has the focus is replaced, as a skeleton is by its
 * content, the focus moves on to what replaces it, until the user moves it.
 */
export function focusPage(): void {
  let target: HTMLElement | null
  const take = () => {
    target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  following?.disconnect()
  take()
  following = new MutationObserver((_, observer) => {
    const focused = document.activeElement
    if (focused !== target && focused !== document.body) observer.disconnect()
    else if (!target?.isConnected) take()
  })
  following.observe(document.body, { childList: true, subtree: true })
}
