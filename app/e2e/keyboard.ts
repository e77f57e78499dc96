import { expect, type Page } from '@playwright/test'

/**
 * Runs in the page: what is wrong with what has the focus: no ring of 2 px, out of view, or under something else (WCAG
 * 2.4.7, 2.4.11).
 */
function unseen(): string | undefined {
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

/** Runs in the page. */
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
 * Tabs until the focus is on what has this name; fails when it comes round without, or when it cannot be seen on the
 * way.
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    // What has just opened comes forward with the next frames.
    await expect.poll(() => page.evaluate(unseen), `on the way to ${name}`).toBeUndefined()
    if (name.test(await page.evaluate(focusedName))) return
  }
  throw new Error(`The focus never came to ${name}`)
}

/** Hands for a page: nothing here touches a mouse. */
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
 * The address changes at the click; the page is there when its heading has the focus, from where a keyboard goes on.
 */
export async function arriveAt(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
