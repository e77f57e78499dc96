import { joinBytes, asciiAt, bytesBetween, dataViewOf } from './bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The tags of a colour profile that are kept: they convert a picture's values to colours. Device names, dates, texts
 * and vendor tags are removed.
 */
const keptTags = [
  'wtpt',
  'rXYZ',
  'gXYZ',
  'bXYZ',
  'rTRC',
  'gTRC',
  'bTRC',
  'kTRC',
  'chad',
  'cicp',
  'A2B0',
  'A2B1',
  'A2B2',
]
/** Header fields that are kept: version, colour space and rendering intent. */
const headerFields = [
  [8, 24],
  [36, 40],
  [64, 80],
] as const
const headerLength = 128
const mostTags = 100

/**
 * Rebuilds an ICC profile with the same colours and without other information. Undefined if it cannot be read; the
 * picture is then shown as sRGB.
 */
export function cleanProfile(profile: Bytes): Bytes | undefined {
  try {
    return asciiAt(profile, 36) === 'acsp' ? rebuilt(profile, tagsOf(profile)) : undefined
  } catch {
    return undefined
  }
}

type Tag = readonly [name: string, data: Bytes]

function tagsOf(profile: Bytes): Tag[] {
  const view = dataViewOf(profile)
  const count = Math.min(view.getUint32(headerLength), mostTags)
  const tags = new Map<string, Bytes>()
  for (let at = headerLength + 4; tags.size <= count && at < headerLength + 4 + 12 * count; at += 12) {
    const name = asciiAt(profile, at)
    const start = view.getUint32(at + 4)
    const data = bytesBetween(profile, start, start + view.getUint32(at + 8))
    if (keptTags.includes(name)) tags.set(name, data.subarray(0, lengthOf(data)))
  }
  return [...tags]
}

const parameters = [1, 3, 4, 5, 7]

/** The length of a tag's data according to its type. Bytes after it are removed. */
function lengthOf(data: Bytes): number {
  const view = dataViewOf(data)
  switch (asciiAt(data, 0)) {
    case 'XYZ ':
      return 20
    case 'sf32':
      return 44
    case 'cicp':
      return 12
    case 'curv':
      return 12 + 2 * view.getUint32(8)
    case 'para':
      return 12 + 4 * (parameters[view.getUint16(8)] ?? 0)
    default:
      return data.length
  }
}

function rebuilt(profile: Bytes, tags: readonly Tag[]): Bytes {
  const header = new Uint8Array(headerLength)
  for (const [from, to] of headerFields) header.set(bytesBetween(profile, from, to), from)
  const isNew = dataViewOf(profile).getUint8(8) >= 4
  const all: Tag[] = [['desc', isNew ? newText : oldName], ['cprt', isNew ? newText : oldText], ...tags]
  const table = new Uint8Array(4 + 12 * all.length)
  dataViewOf(table).setUint32(0, all.length)
  const parts: Bytes[] = [header, table]
  let at = headerLength + table.length
  for (const [index, [name, data]] of all.entries()) {
    table.set(new TextEncoder().encode(name), 4 + 12 * index)
    dataViewOf(table).setUint32(8 + 12 * index, at)
    dataViewOf(table).setUint32(12 + 12 * index, data.length)
    parts.push(data, new Uint8Array(-data.length & 3))
    at += data.length + (-data.length & 3)
  }
  dataViewOf(header).setUint32(0, at)
  return joinBytes(parts)
}

const ascii = (text: string) => new TextEncoder().encode(text)

/**
 * Placeholder texts for version 4 and for older versions, because a profile must have a description and a copyright.
 */
const newText = ascii('mluc\0\0\0\0\0\0\0\u0001\0\0\0\u000CenUS\0\0\0\u0002\0\0\0\u001C\0-')
const oldText = ascii('text\0\0\0\0-\0')
const oldName = joinBytes([ascii('desc\0\0\0\0\0\0\0\u0002-\0'), new Uint8Array(78)])
