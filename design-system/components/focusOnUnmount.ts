import { focusPageStart } from '../focusPageStart.ts'

/**
 * A ref callback: when the element unmounts with the focus in it, focuses the element that `next` returns, otherwise
 * the page's start. It waits for the microtask after the commit, because moving the target in the same commit would
 * lose the focus again.
 */
export const focusOnUnmount =
  (next: (gone: Element) => HTMLElement | null | undefined) => (element: Element | null) => () => {
    if (!element?.contains(document.activeElement)) return
    const taker = next(element) ?? undefined
    // If the whole list or form unmounts, this does nothing: the code that closes it returns the focus.
    queueMicrotask(() => document.activeElement === document.body && focusPageStart(taker))
  }
