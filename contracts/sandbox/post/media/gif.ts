import { joined, nameAt, slice, viewOf } from './bytes.ts'
import type { CleanMedia } from './cleanMedia.ts'
import { UnfitMedia } from './unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

const extension = 0x21
const image = 0x2c
const trailer = 0x3b
/** The one extension that a picture needs: which of its colours is transparent. */
const graphicControl = 0xf9
/** With its kind, its label and the zero behind it. */
const controlLength = 8

/** GIF: a screen, then blocks. One picture is kept; comments, texts, applications and what follows the end are not. */
export function readGif(bytes: Bytes): CleanMedia {
  if (!['GIF87a', 'GIF89a'].includes(nameAt(bytes, 0, 6))) throw new UnfitMedia('It is no GIF')
  const view = viewOf(bytes)
  let at = 13 + tableSize(view.getUint8(10))
  const parts = [slice(bytes, 0, at)]
  for (let images = 0; view.getUint8(at) !== trailer;) {
    const kind = view.getUint8(at)
    if (kind !== extension && kind !== image) throw new UnfitMedia('It has an unknown block')
    if (kind === image) images += 1
    if (images > 1) throw new UnfitMedia('It is animated')
    // A picture has its place, its own colours and a code size in front of its data; an extension its label.
    const header = kind === image ? 11 + tableSize(view.getUint8(at + 9)) : 2
    const end = endOfData(view, at + header)
    const isControl = view.getUint8(at + 1) === graphicControl && end - at === controlLength
    if (kind === image || isControl) parts.push(slice(bytes, at, end))
    at = end
  }
  parts.push(new Uint8Array([trailer]))
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), content: joined(parts) }
}

const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Data come in blocks behind their length; an empty one ends them. */
function endOfData(view: DataView, from: number): number {
  let at = from
  while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at)
  return at + 1
}
