import { expect, screen, waitFor } from 'storybook/test'

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
