import type { Browser } from 'playwright'
import type { VisitTarget } from './visit.ts'

/** Runs in the page: returns the document's current HTML with inlined styles and without scripts. */
function staticHtml(): string {
  const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n')
  document
    .querySelectorAll('script, link[rel=stylesheet], link[rel=modulepreload], style')
    .forEach((node) => node.remove())
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  document.documentElement.setAttribute('data-static', '')
  return `<!doctype html>${document.documentElement.outerHTML}`
}

/**
 * Creates the static copy of a page, with which the page is compared: the same content and pictures, inline CSS, no
 * scripts. Returns its HTML.
 */
export async function createStaticCopy(browser: Browser, target: VisitTarget): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  })
  try {
    if (target.logIn) await context.addCookies(await target.logIn())
    const page = await context.newPage()
    await page.goto(target.url)
    await page.waitForSelector(target.content)
    await page.waitForLoadState('networkidle')
    return await page.evaluate(staticHtml)
  } finally {
    await context.close()
  }
}
