import type { Browser, Page, Request } from 'playwright'
import { PNG } from 'pngjs'
import { exampleNow } from '../../stories/examples/exampleNow.ts'
import type { Pixels } from './comparePictures.ts'

export const widths = [390, 1280] as const
export const modes = ['day', 'stage'] as const
export type Mode = (typeof modes)[number]
export type Width = (typeof widths)[number]

/**
 * A marked story. `parameters.picture` is `{}` for what a designer reviews whole, with other `modes` or `widths` where day at
 * both widths does not do, or `true` for a state beside it, of which the first screenful says enough. On stage only colours
 * change, so a stage picture is taken at the phone's width alone: the folder stays small enough to be cloned.
 */
export interface MarkedStory {
  id: string
  /** `components/Button/overview`: where its pictures lie. */
  path: string
  modes: readonly Mode[]
  widths: readonly Width[]
  /** Down to where: the page's end (up to 3,000 px), or one screenful. */
  whole: boolean
}

export interface Picture {
  /** `components/Button/overview-390-day.png` */
  file: string
  pixels: Pixels
  /** Whether two shots one after the other were the same bytes. */
  still: boolean
}

/** What lies below is cut off: nobody reviews a picture that is longer. */
const tallest = 3000
const heights = { 390: 844, 1280: 800 } as const

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>
    extract: () => Promise<Record<string, { parameters: { picture?: unknown; fileName?: string } }>>
  }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listen: (story: { storyId: string; status?: string }) => void) => void
    off: (event: string, listen: unknown) => void
    emit: (event: string, value: unknown) => void
  }
}

/** The stories that are marked for pictures, in the order of the sidebar. */
export async function findMarkedStories(browser: Browser, url: string): Promise<MarkedStory[]> {
  const page = await browser.newPage()
  await openStorybook(page, url, 'day')
  const marked = await page.evaluate(async () => {
    const stories = await (globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.extract()
    return Object.entries(stories).flatMap(([id, { parameters }]) =>
      parameters.picture ? [{ id, file: parameters.fileName ?? '', picture: parameters.picture }] : [],
    )
  })
  await page.close()
  return marked.map(({ id, file, picture }) => {
    const folder = file.replace(/^\.\/\.?(stories|storybook)\//, '').replace(/\.stories\.tsx$/, '')
    const path = `${folder}/${id.slice(id.indexOf('--') + 2)}`
    const wish = picture as { modes?: Mode[]; widths?: Width[] }
    const whole = picture !== true
    const story = { id, path, whole, modes: wish.modes ?? ['day' as const], widths: wish.widths ?? widths }
    const isKnown =
      story.modes.every((mode) => modes.includes(mode)) && story.widths.every((width) => widths.includes(width))
    if (!isKnown) throw new Error(`${path}: pictures are taken in ${modes.join(', ')} at ${widths.join(', ')} only.`)
    return story
  })
}

/** Walks the marked stories at one width on a page that is reused: about 0.3 s each instead of a second. */
export async function* takePictures(
  browser: Browser,
  url: string,
  stories: readonly MarkedStory[],
  width: Width,
): AsyncGenerator<Picture> {
  const viewport = { width, height: heights[width] }
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  })
  for (const mode of modes) {
    if (mode === 'stage' && width !== 390) continue
    const wanted = stories.filter((story) => story.modes.includes(mode) && story.widths.includes(width))
    if (wanted.length === 0) continue
    const page = await context.newPage()
    await page.clock.install({ time: exampleNow })
    await page.clock.setFixedTime(exampleNow)
    const underWay = watchRequests(page)
    await openStorybook(page, url, mode)
    for (const { id, path, whole } of wanted) {
      await showStory(page, id)
      do await settle(page)
      while (underWay.size > 0)
      // React holds back what arrives late for up to 300 ms; the hands of the clock are pushed over that.
      await page.clock.runFor(1000)
      await settle(page)
      const first = await shoot(page, whole)
      const second = await shoot(page, whole)
      yield { file: `${path}-${width}-${mode}.png`, pixels: crop(PNG.sync.read(first)), still: first.equals(second) }
    }
    await page.close()
  }
  await context.close()
}

async function openStorybook(page: Page, url: string, mode: Mode): Promise<void> {
  await page.goto(`${url}/iframe.html`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  // axe has its own walk.
  await page.evaluate(
    async (globals) => {
      const preview = globalThis as unknown as PreviewWindow
      await preview.__STORYBOOK_PREVIEW__.ready()
      preview.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals })
    },
    { mode, motion: 'reduced', a11y: { manual: true } },
  )
}

/** Resolves when the story is drawn and its `play` is over. */
async function showStory(page: Page, id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const channel = (globalThis as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__
    await new Promise<void>((resolve, reject) => {
      const finish = (story: { storyId: string; status?: string }) => {
        if (story.storyId !== storyId) return
        channel.off('storyFinished', finish)
        if (story.status === 'error') reject(new Error(`${storyId} failed while it was drawn`))
        else resolve()
      }
      channel.on('storyFinished', finish)
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
  }, id)
}

/** What is being fetched: a dialog whose code comes late is a part of the picture, too. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/** Fonts and images are there, lazy ones too, the browser has nothing left to do, and two frames have passed. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    globalThis.scrollTo(0, 0)
    for (const image of document.images) image.loading = 'eager'
    // A picture that cannot be loaded is replaced by a drawn one: that is a state of its own, not a failure.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await frame()
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
    await frame()
  })
}

function shoot(page: Page, fullPage: boolean): Promise<Buffer> {
  return page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css' })
}

function crop({ width, height, data }: Pixels): Pixels {
  const rows = Math.min(height, tallest)
  return { width, height: rows, data: data.subarray(0, rows * width * 4) }
}
