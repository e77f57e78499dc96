import { useRef } from 'react'

/** Where a keyboard goes on when what had the focus is gone: the page's heading, or its main part. */
function pageStart(): HTMLElement | null {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (start && !start.hasAttribute('tabindex')) start.tabIndex = -1
  return start
}

/** For what goes by its own press: the page is where it was, and so is a keyboard. */
export const focusPageStart = (): void => pageStart()?.focus({ preventScroll: true })

/**
 * Focus for an overlay that is opened by state instead of by a Radix trigger: Radix returns the focus to its trigger
 * only, so without one it would be lost. What was pressed may be gone by then: its row of a list (`tabIndex={-1}`)
 * takes the focus, or the next one if that is gone, too. Returning does not scroll: the page is where it was (S117). A
 * focus that has moved on meanwhile, to the heading of the next page, stays there.
 */
export function useReturnFocus() {
  const before = useRef<readonly (Element | null | undefined)[]>([])
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (document.activeElement !== document.body) return
    const target = before.current.find((element) => element?.isConnected)
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    if (document.activeElement === document.body) focusPageStart()
  }
  const remember = () => {
    const active = document.activeElement
    const row = active?.closest('li')
    const heirs = [row, row?.nextElementSibling, row?.previousElementSibling]
    before.current = active === document.body ? [] : [active, ...heirs]
  }
  return { remember, returnFocus }
}
