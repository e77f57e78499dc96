import { deflateSync, inflateSync } from 'node:zlib'
import { joinBytes, asciiAt, bytesBetween, dataViewOf } from './bytes.ts'
import type { CleanMedia } from './cleanMedia.ts'
import { cleanProfile } from './colourProfile.ts'
import { orientationExif, orientationOf, displayedSize } from './exif.ts'
import { UnfitMedia } from './unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

const signature = '\u0089PNG\r\n\u001a\n'

/** The chunks that a picture needs to be displayed correctly, with their maximum length. */
const kept: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: Infinity,
  IEND: 0,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  cICP: 4,
  sBIT: 4,
  bKGD: 6,
}
/** Maximum bytes of an unpacked colour profile. */
const largestProfile = 4_000_000

/**
 * Parses a PNG: a signature, then chunks of length, name, data and checksum. Removes texts, times, unknown chunks and
 * bytes after the end. Rewrites colours and orientation without the rest of their metadata.
 */
export function readPng(bytes: Bytes): CleanMedia {
  if (asciiAt(bytes, 0, 8) !== signature || asciiAt(bytes, 12) !== 'IHDR') throw new UnfitMedia('It is no PNG')
  const view = dataViewOf(bytes)
  const parts = [bytes.subarray(0, 8)]
  let orientation = 1
  for (let at = 8, name = ''; name !== 'IEND';) {
    name = asciiAt(bytes, at + 4)
    if (name === 'acTL') throw new UnfitMedia('It is animated')
    const length = view.getUint32(at)
    const chunk = bytesBetween(bytes, at, at + 12 + length)
    const data = chunk.subarray(8, 8 + length)
    if (length <= (kept[name] ?? -1)) parts.push(chunk)
    if (name === 'iCCP') parts.push(profileChunk(data))
    if (name === 'eXIf') {
      orientation = orientationOf(data)
      if (orientation !== 1) parts.push(chunkOf('eXIf', orientationExif(orientation)))
    }
    at += chunk.length
  }
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  return { ...displayedSize(size, orientation), content: joinBytes(parts) }
}

/** A cleaned profile chunk: a name, a zero, the compression method (0) and the compressed profile. */
function profileChunk(data: Bytes): Bytes {
  const profile = cleanProfile(unpacked(data.subarray(data.indexOf(0) + 2)))
  if (!profile) return new Uint8Array()
  return chunkOf('iCCP', joinBytes([new TextEncoder().encode('icc\0\0'), new Uint8Array(deflateSync(profile))]))
}

function unpacked(data: Bytes): Bytes {
  try {
    return new Uint8Array(inflateSync(data, { maxOutputLength: largestProfile }))
  } catch {
    return new Uint8Array()
  }
}

function chunkOf(name: string, data: Bytes): Bytes {
  const checked = joinBytes([new TextEncoder().encode(name), data])
  const chunk = joinBytes([new Uint8Array(4), checked, new Uint8Array(4)])
  dataViewOf(chunk).setUint32(0, data.length)
  dataViewOf(chunk).setUint32(4 + checked.length, checkSum(checked))
  return chunk
}

/** The CRC-32 checksum as PNG defines it. */
function checkSum(bytes: Bytes): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb8_8320 : sum >>> 1
  }
  return ~sum >>> 0
}
