import type { StoryScript } from '@tsudoi/design-system/screens/story/player/stage.types'
import { useEffect } from 'react'
import { afterPaint } from '../../../queries/afterPaint.ts'
import { picturesAhead } from './picturesAhead.ts'

/** Bytes of pictures that are fetched before they are seen. */
const budget = 3_000_000
/** What a pixel weighs where the browser does not tell, as from another origin: a whole stage has some 150 kB. */
const bytesPerPixel = 1 / 6

/** The browser keeps its books by full addresses, which an image's own is. */
function bytesOf({ src, naturalWidth, naturalHeight }: HTMLImageElement): number {
  const [entry] = performance.getEntriesByName(src, 'resource') as PerformanceResourceTiming[]
  return entry?.encodedBodySize || naturalWidth * naturalHeight * bytesPerPixel
}

/** Fetches and decodes; one that fails is nobody's business here, the stage shows the channel's colour. */
async function decode(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode().catch(() => {})
  return image
}

/**
 * Has the pictures of the lines ahead fetched and decoded, one after the other in the order they are wanted, within 3
 * MB. Nothing waits for it.
 */
export function usePictures(script: StoryScript, position: number): void {
  useEffect(() => {
    let isOver = false
    const run = async () => {
      // The line is painted first: who goes through a story waits for nothing else.
      await afterPaint()
      let bytes = 0
      for (const src of picturesAhead(script, position)) {
        if (isOver || bytes >= budget) return
        const image = held.get(src) ?? (await decode(src))
        hold(src, image)
        bytes += bytesOf(image)
      }
    }
    void run()
    return () => {
      isOver = true
    }
  }, [script, position])
  useEffect(() => () => held.clear(), [])
}

/** A picture stays decoded as long as somebody holds it: as many as a scene or two need. */
const held = new Map<string, HTMLImageElement>()
const most = 24

function hold(src: string, image: HTMLImageElement): void {
  held.set(src, image)
  const [oldest] = held.keys()
  if (held.size > most && oldest !== undefined) held.delete(oldest)
}
