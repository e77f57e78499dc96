import { expect, type Page } from '@playwright/test'

/**
 * Runs in the page: names the fault of the focused element: no focus ring of 2 px, outside the viewport, or covered
 * (WCAG 2.4.7, 2.4.11).
 */
function focusFault(): string | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return 'nothing has the focus'
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return `no ring: ${element.outerHTML.slice(0, 120)}`
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + Math.min(width / 2, 40), top + height / 2]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of view: ${element.outerHTML.slice(0, 120)}`
  const above = document.elementFromPoint(x, y)
  const isCovered =
    !above || !(element.contains(above) || above.contains(element) || above.closest('label')?.control === element)
  return isCovered ? `covered: ${element.outerHTML.slice(0, 120)} by ${above?.outerHTML.slice(0, 120)}` : undefined
}

/** Runs in the page: the accessible name of the focused element. */
function focusedName(): string {
  const element = document.activeElement
  const labelled = element?.getAttribute('aria-labelledby')
  const text = labelled ? document.getElementById(labelled)?.textContent : undefined
  const own =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.labels?.[0]?.textContent
      : element?.textContent
  return `${element?.getAttribute('aria-label') ?? ''} ${text ?? ''} ${own ?? ''}`
}

/**
 * Presses Tab until the focused element has this name. Fails if the focus wraps around first, or if a focused element
 * is not visible on the way.
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    // Polls, because an overlay that has just opened moves into view during the next frames.
    await expect.poll(() => page.evaluate(focusFault), `on the way to ${name}`).toBeUndefined()
    if (name.test(await page.evaluate(focusedName))) return
  }
  throw new Error(`The focus never came to ${name}`)
}

/** Operates a page with the keyboard only. */
export const keyboardOf = (page: Page) => ({
  type: async (field: RegExp, text: string) => {
    await tabTo(page, field)
    await page.keyboard.insertText(text)
  },
  press: async (control: RegExp, key = 'Enter') => {
    await tabTo(page, control)
    await page.keyboard.press(key)
  },
})

/**
 * Waits for a page: the address changes with the click, but a keyboard user can continue only once the heading has the
 * focus.
 */
export async function waitForPageFocus(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
