import type { StoryScript } from '@tsudoi/design-system/screens/story/player/stage.types'
import { useEffect } from 'react'
import { waitForPaint } from '../../../shell/waitForPaint.ts'
import { picturesAhead } from './picturesAhead.ts'

/** Maximum number of bytes to preload. */
const maxPreloadBytes = 3_000_000
/**
 * Estimated bytes per pixel, for pictures whose size the browser does not report, as for another origin. A picture of
 * the whole stage has about 150 kB.
 */
const bytesPerPixel = 1 / 6

/** Size of a loaded picture. The browser lists resources by their full URL, which is the image's `src`. */
function bytesOf({ src, naturalWidth, naturalHeight }: HTMLImageElement): number {
  const [entry] = performance.getEntriesByName(src, 'resource') as PerformanceResourceTiming[]
  return entry?.encodedBodySize || naturalWidth * naturalHeight * bytesPerPixel
}

/** Loads and decodes a picture. Ignores errors, because the stage then shows the channel's colour. */
async function decode(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode().catch(() => {})
  return image
}

/** Preloads and decodes the pictures of the next lines, one after the other in their order, up to 3 MB in total. */
export function usePreloadPictures(script: StoryScript, position: number): void {
  useEffect(() => {
    let isOver = false
    const run = async () => {
      // Wait until the current line has been painted, so that reading is not delayed.
      await waitForPaint()
      let bytes = 0
      for (const src of picturesAhead(script, position)) {
        if (isOver || bytes >= maxPreloadBytes) return
        const image = decodedPictures.get(src) ?? (await decode(src))
        keepDecoded(src, image)
        bytes += bytesOf(image)
      }
    }
    void run()
    return () => {
      isOver = true
    }
  }, [script, position])
  useEffect(() => () => decodedPictures.clear(), [])
}

/** References that keep the latest images decoded in memory. The maximum is enough for one or two scenes. */
const decodedPictures = new Map<string, HTMLImageElement>()
const maxDecoded = 24

function keepDecoded(src: string, image: HTMLImageElement): void {
  decodedPictures.set(src, image)
  const [oldest] = decodedPictures.keys()
  if (decodedPictures.size > maxDecoded && oldest !== undefined) decodedPictures.delete(oldest)
}
