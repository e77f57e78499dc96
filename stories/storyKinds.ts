import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Whether a text of `hostileTexts` is on the page. */
const hasHostileText = (page: HTMLElement) => /<img src=x|\{FIRST\}|Z̡̛͖̯͎͙a|W{30}|あ{30}/.test(page.textContent ?? '')

/** Options of a story that shows its screen offline: content of an earlier visit, and the page's status line. */
export const offline = {
  globals: { network: 'offline' },
  play: () => waitFor(() => expect(screen.getByText(/^オフラインです。.*時点の内容です。/)).toBeVisible()),
}

const staysInPage = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)

/** Options of a story whose texts all have 150 letters without a space: none widens the page. */
export const long = { globals: { texts: 'long', viewport: { value: 'phone' } }, play: () => staysInPage() }

/** Options of a story whose texts all try to run as code or to widen the page. They are visible, and do neither. */
export const hostile = {
  globals: { texts: 'hostile', viewport: { value: 'phone' } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = canvasElement.ownerDocument.body
    await waitFor(() => expect(hasHostileText(page)).toBe(true))
    await expect(page.querySelector('img[src="x"], [onerror], a[href^="javascript"]')).toBeNull()
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect('wasRun' in globalThis).toBe(false)
    await staysInPage()
  },
}

/** Whether the middle of an element is in the viewport, and nothing else covers it. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
}

/**
 * Options of a story at 320 px and with text at 200 %: Tab goes through the whole page, and nothing covers an element
 * while it has the focus (WCAG 2.4.11).
 */
export const tabbedThrough = {
  globals: { viewport: { value: 'narrow' }, textSize: 'largest' },
  play: async () => {
    const seen = new Set<Element>()
    const next = async () => {
      await userEvent.tab()
      return document.activeElement ?? document.body
    }
    for (let element = await next(); element !== document.body && !seen.has(element); element = await next()) {
      const focused = element
      seen.add(focused)
      await waitFor(() => expect(isUncovered(focused), `covered: ${focused.textContent}`).toBe(true))
    }
    await expect(seen.size).toBeGreaterThan(5)
  },
}
