import { joinBytes, asciiAt, bytesBetween, dataViewOf } from './bytes.ts'
import type { CleanMedia } from './cleanMedia.ts'
import { UnfitMedia } from './unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

const extension = 0x21
const image = 0x2c
const trailer = 0x3b
/** The code of the only extension that a picture needs: it defines the transparent colour. */
const graphicControl = 0xf9
/** The length in bytes of the extension `graphicControl`, with its introducer, label and terminating zero. */
const controlLength = 8

/**
 * Parses a GIF: a screen descriptor, then blocks. Keeps one picture. Removes comments, texts, application data and
 * bytes after the end.
 */
export function readGif(bytes: Bytes): CleanMedia {
  if (!['GIF87a', 'GIF89a'].includes(asciiAt(bytes, 0, 6))) throw new UnfitMedia('It is no GIF')
  const view = dataViewOf(bytes)
  let at = 13 + tableSize(view.getUint8(10))
  const parts = [bytesBetween(bytes, 0, at)]
  for (let images = 0; view.getUint8(at) !== trailer;) {
    const kind = view.getUint8(at)
    if (kind !== extension && kind !== image) throw new UnfitMedia('It has an unknown block')
    if (kind === image) images += 1
    if (images > 1) throw new UnfitMedia('It is animated')
    // The number of bytes before a block's data: a picture's descriptor, colour table and code size, or an extension's
    // label.
    const header = kind === image ? 11 + tableSize(view.getUint8(at + 9)) : 2
    const end = endOfData(view, at + header)
    const isControl = view.getUint8(at + 1) === graphicControl && end - at === controlLength
    if (kind === image || isControl) parts.push(bytesBetween(bytes, at, end))
    at = end
  }
  parts.push(new Uint8Array([trailer]))
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), content: joinBytes(parts) }
}

const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The offset after a sequence of data blocks. Each block starts with its length; an empty block ends the sequence. */
function endOfData(view: DataView, from: number): number {
  let at = from
  while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at)
  return at + 1
}
