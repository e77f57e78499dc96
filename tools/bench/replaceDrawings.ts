import type { Browser } from 'playwright'
import type { MeasuredProduct } from './product.ts'

const drawing = /"(?:\/textures\/)?([\w/-]+)\.svg"/g

/**
 * Creates a function that replaces the sandbox's drawings (SVG) in an answer by photos, because members can post only
 * JPEG or WebP, and browsers rasterize SVGs on the scrolling thread.
 */
export function replaceDrawings(browser: Browser, { origin, add }: Pick<MeasuredProduct, 'origin' | 'add'>) {
  const taken = new Map<string, Promise<void>>()
  const photo = (name: string) => `/bench/${name}.jpg`
  const takePhoto = async (name: string) => {
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    await page.goto(`${origin}/hosts/app/textures/${name}.svg`)
    const clip = await page.evaluate(() => {
      const { width, height } = document.documentElement as unknown as SVGSVGElement
      return { x: 0, y: 0, width: width.baseVal.value, height: height.baseVal.value }
    })
    add(photo(name), 'image/jpeg', await page.screenshot({ type: 'jpeg', quality: 85, clip }))
    await page.close()
  }
  /** Replaces the drawings' URLs in an answer by those of photos. Resolves once the photos are available. */
  return async (answer: string): Promise<string> => {
    for (const [, name = ''] of answer.matchAll(drawing)) if (!taken.has(name)) taken.set(name, takePhoto(name))
    await Promise.all(taken.values())
    return answer.replaceAll(drawing, (_, name: string) => `"${origin}${photo(name)}"`)
  }
}
