import { expect, test, type Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import type { PreparedMedia } from '../../posts/posts.ts'
import { exifSegment } from '../../testing/examplePhoto.ts'
import { buildPhotosScript } from '../buildPhotosScript.ts'

interface Photos {
  prepareMedia: (file: File) => Promise<PreparedMedia>
}

interface Given {
  width: number
  height: number
  type: string
  orientation: number
  /** The EXIF segment that is inserted after the beginning of a JPEG. */
  head: number[]
}

interface Found {
  width: number
  height: number
  /** The colours of the four quarters, from the upper left: r, g, b or w. */
  quarters: string
  /** Texts of the camera that are still in the file. */
  told: string[]
  type: string
}

/**
 * Runs in the page: creates a photo with four different quarters, prepares it, and inspects the file that would be
 * sent.
 */
async function prepared({ width, height, type, head }: Given): Promise<Found> {
  const { prepareMedia } = (globalThis as unknown as { photos: Photos }).photos
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  const half = [Math.ceil(width / 2), Math.ceil(height / 2)] as const
  for (const [at, colour] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
    context.fillStyle = colour
    context.fillRect((at % 2) * half[0], at > 1 ? half[1] : 0, half[0], half[1])
  }
  const raw = new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.95 })).arrayBuffer())
  const bytes = new Uint8Array([...raw.subarray(0, 2), ...head, ...raw.subarray(2)])
  const { file } = await prepareMedia(new File([bytes], 'IMG_35.6586N.jpg', { type }))
  const sent = new Uint8Array(await file.arrayBuffer())
  const letters = new TextDecoder('latin1').decode(sent)
  // Decodes the stored pixels without applying an orientation.
  const bitmap = await createImageBitmap(new Blob([sent]), { imageOrientation: 'none' })
  const look = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
  look.drawImage(bitmap, 0, 0)
  const colourAt = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = look.getImageData(
      Math.floor(x * bitmap.width),
      Math.floor(y * bitmap.height),
      1,
      1,
    ).data
    if (Math.min(r, g, b) > 128) return 'w'
    return r > 128 ? 'r' : g > 128 ? 'g' : 'b'
  }
  return {
    width: bitmap.width,
    height: bitmap.height,
    quarters: colourAt(0.2, 0.2) + colourAt(0.8, 0.2) + colourAt(0.2, 0.8) + colourAt(0.8, 0.8),
    told: ['Exif', 'GPS', 'Camera', 'XMP', '35.6'].filter((word) => letters.includes(word)),
    type: file.type,
  }
}

/** The order of the quarters r g / b w after each EXIF orientation. */
const upright = ['', 'rgbw', 'grwb', 'wbgr', 'bwrg', 'rbgw', 'brwg', 'wgbr', 'gwrb']

let seed = 20_260_131
const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below

const photos = Array.from({ length: amount({ part: 9, all: 90 }) }, (_, at): Given => {
  // Uses each orientation in turn; every ninth photo has a file type without orientation.
  const type = at % 9 === 8 ? (next(2) ? 'image/png' : 'image/webp') : 'image/jpeg'
  const orientation = type === 'image/jpeg' ? (at % 8) + 1 : 1
  const head = type === 'image/jpeg' ? exifSegment(orientation) : []
  // Makes every seventh photo as large as a phone's camera does.
  const size = at % 7 === 6 ? { width: 4_032, height: 3_024 } : { width: 24 + next(3_000), height: 24 + next(1_500) }
  return { ...size, type, orientation, head }
})

const open = async (page: Page, script: string) => {
  await page.goto('about:blank')
  await page.addScriptTag({ content: script })
}

test(`a member’s ${photos.length} photos are sent upright, at most 2,048 px long and without any location data (W137, X10)`, async ({
  page,
}) => {
  test.setTimeout(test.info().timeout * amount({ part: 1, all: 5 }))
  await open(page, await buildPhotosScript())
  for (const photo of photos) {
    const { width, height, quarters, told, type } = await page.evaluate(prepared, photo)
    const isTurned = photo.orientation > 4
    const [wide, tall] = isTurned ? [photo.height, photo.width] : [photo.width, photo.height]
    const share = Math.min(1, 2_048 / Math.max(wide, tall))
    expect({ photo, quarters, told, width, height, type }).toEqual({
      photo,
      quarters: upright[photo.orientation],
      told: [],
      width: Math.round(wide * share),
      height: Math.round(tall * share),
      type: photo.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp',
    })
  }
})
