import { joined, nameAt, slice, viewOf } from './bytes.ts'
import type { CleanMedia } from './cleanMedia.ts'
import { UnfitMedia } from './unfitMedia.ts'

const signature = '\u0089PNG\r\n\u001a\n'

/** What a picture needs to look as it should; texts, times, EXIF and whatever else is left out. */
const kept = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs']

/** PNG: a signature and chunks of length, name, data and check sum. */
export function readPng(bytes: Uint8Array<ArrayBuffer>): CleanMedia {
  if (nameAt(bytes, 0, 8) !== signature || nameAt(bytes, 12) !== 'IHDR') throw new UnfitMedia('It is no PNG')
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8, name = ''; name !== 'IEND';) {
    name = nameAt(bytes, at + 4)
    if (name === 'acTL') throw new UnfitMedia('It is animated')
    const end = at + 12 + view.getUint32(at)
    const chunk = slice(bytes, at, end)
    if (kept.includes(name)) parts.push(chunk)
    at = end
  }
  return { width: view.getUint32(16), height: view.getUint32(20), content: joined(parts) }
}
