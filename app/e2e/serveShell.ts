import type { Page } from '@playwright/test'

const isPage = ({ pathname }: URL) => !/^\/(hosts|assets|_sandbox)\/|\.\w+$|^\/purchase\/card\/edit/.test(pathname)

/**
 * Serves the app shell instead of pages that the server has rendered: for tests that answer calls in the browser in
 * place of a host, because the server would ask the real host.
 */
export async function serveShell(page: Pick<Page, 'route'>): Promise<void> {
  await page.route(isPage, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const { origin } = new URL(route.request().url())
    return route.fulfill({ response: await route.fetch({ url: `${origin}/index.html` }) })
  })
}
