import type { Page, Route } from '@playwright/test'

/** Holds requests for a file of the app until the file is released or answered as missing. */
export async function holdFile(page: Page, name: string) {
  let open: 'yes' | 'gone' | undefined
  const waiting: Route[] = []
  const answer = (route: Route) =>
    open === 'gone' ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.fallback()
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), (route) => {
    if (open) return answer(route)
    waiting.push(route)
    return undefined
  })
  const settle = async (how: 'yes' | 'gone') => {
    open = how
    await Promise.all(waiting.splice(0).map(answer))
  }
  return { letThrough: () => settle('yes'), lose: () => settle('gone'), isAsked: () => waiting.length > 0 }
}
