import type { Browser } from 'playwright'
import { exifSegment } from '../../app/testing/examplePhoto.ts'
import type { PreparedMedia } from '../../app/posts/posts.ts'
import { buildPhotosScript } from '../../app/e2e/buildPhotosScript.ts'
import type { BenchFigure } from './story.ts'

/** Photos in the resolutions of phones, each with an EXIF orientation. */
const photos = [
  { name: '12 MP', width: 4_032, height: 3_024, orientation: 1 },
  { name: '12 MP, turned', width: 4_032, height: 3_024, orientation: 6 },
  { name: '48 MP', width: 8_064, height: 5_948, orientation: 1 },
]
const runs = 5

interface Given {
  width: number
  height: number
  head: number[]
}

interface Prepared {
  took: number
  longest: number
}

/**
 * Runs in the page: creates and prepares a photo. Returns the duration of the preparation, and of its longest task over
 * 50 ms.
 */
async function prepare({ width, height, head }: Given): Promise<Prepared> {
  const { photos: product } = window as unknown as {
    photos: { prepareMedia: (file: File) => Promise<PreparedMedia> }
  }
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  for (let at = 0; at < 3_000; at += 1) {
    context.fillStyle = `hsl(${(at * 37) % 360} 80% 50%)`
    context.fillRect((at * 7_919) % width, (at * 104_729) % height, 200, 150)
  }
  const raw = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer())
  const file = new File([raw.subarray(0, 2), new Uint8Array(head), raw.subarray(2)], 'photo.jpg')
  const longTasks: PerformanceEntry[] = []
  let ended = Infinity
  const isAllTold = new Promise<void>((resolve) => {
    const onEntries = (list: PerformanceObserverEntryList) => {
      longTasks.push(...list.getEntries())
      if (longTasks.some(({ startTime, duration }) => startTime + duration > ended)) resolve()
    }
    new PerformanceObserver(onEntries).observe({ type: 'longtask' })
  })
  const nextTask = () => new Promise((resolve) => setTimeout(resolve))
  await nextTask()
  const begun = performance.now()
  await product.prepareMedia(file)
  const took = performance.now() - begun
  await nextTask()
  ended = performance.now()
  // The browser reports long tasks late but in order, so the code creates one more long task and waits for its report.
  while (performance.now() - ended < 100);
  await isAllTold
  const own = longTasks.filter(({ startTime, duration }) => startTime >= begun && startTime + duration <= ended)
  return { took, longest: Math.max(0, ...own.map(({ duration }) => duration)) }
}

/**
 * Measures how long the app prepares photos for a post, without throttling. The preparation must not block the page.
 */
export async function measurePhotos(browser: Browser): Promise<BenchFigure[]> {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await buildPhotosScript() })
  const figures: BenchFigure[] = []
  for (const { name, width, height, orientation } of photos) {
    const found: Prepared[] = []
    for (let run = 0; run < runs; run += 1)
      found.push(await page.evaluate(prepare, { width, height, head: exifSegment(orientation) }))
    figures.push(
      { name: `photo of ${name}, ready`, unit: 'ms', values: found.map(({ took }) => took) },
      {
        name: `photo of ${name}, longest task`,
        unit: 'ms',
        values: found.map(({ longest }) => longest),
        atMost: { p50: 50 },
      },
    )
  }
  await page.close()
  return figures
}
