import { focusPageStart } from '../focusPageStart.ts'

/**
 * A ref callback: when the element unmounts with the focus in it, focuses the element that `next` returns, otherwise
 * the page's start. It waits for the microtask after the commit, because moving the target in the same commit would
 * lose the focus again.
 */
export const focusOnUnmount =
  (next: (gone: Element) => Element | null | undefined) => (element: Element | null) => () => {
    if (!element?.contains(document.activeElement)) return
    const taker = next(element)
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      // If the whole list or form unmounts, this does nothing: the code that closes it returns the focus.
      if (taker instanceof HTMLElement) taker.focus({ preventScroll: true })
      else focusPageStart()
    })
  }
