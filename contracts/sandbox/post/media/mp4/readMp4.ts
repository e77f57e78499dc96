import { asciiAt, bytesBetween } from '../bytes.ts'
import type { CleanMedia } from '../cleanMedia.ts'
import { UnfitMedia } from '../unfitMedia.ts'
import { boxesIn, contentOf, type Box } from './boxes.ts'
import { keptFieldsOfBoxes, type ChooseKeptRanges, type KeptRanges } from './keptFields.ts'
import { copySamples } from './copySamples.ts'
import { entryBoxes, entryFields, sampleEntriesOf } from './sampleEntries.ts'
import { fragmentTrackId } from './samples.ts'
import { tracksOf, type Track } from './tracks.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Matches the main brands of MP4. HEIC, AVIF and QuickTime files start the same way but have other brands. */
const mp4Brand = /^(isom|iso\d|mp4\d|avc1|dash|M4V[ HP]|MSNV|XAVC|3gp\d)$/
/** Matches compatible brands that a file may also list: of codecs, fragments and profiles. */
const otherBrand = /^(qt {2}|hvc1|hev1|av01|M4A |mmp4|msdh|msix|cmf[c2s]|dby1|iso[a-z])$/

/** Container boxes, with the inner boxes that are kept. Boxes in `many` may occur more than once. */
const kept: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'moov', 'moof', 'mdat', 'sidx'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsd', 'stts', 'ctts', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'cslg'],
  mvex: ['mehd', 'trex'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun'],
}
const many = ['moof', 'mdat', 'sidx', 'trak', 'trex', 'traf', 'trun']
const keptOf: Readonly<Record<string, ChooseKeptRanges>> = keptFieldsOfBoxes

/**
 * Parses an MP4 (ISO/IEC 14496-12): boxes of size, name and content. Nothing moves, because tables refer to file
 * offsets: the result has the same length, starts as zeros and receives only known parts. These are the boxes and
 * fields listed here, and the samples of picture and sound tracks. Every other box becomes an empty `free` box.
 */
export function readMp4(bytes: Bytes): CleanMedia {
  if (asciiAt(bytes, 4) !== 'ftyp' || !mp4Brand.test(asciiAt(bytes, 8))) throw new UnfitMedia('It is no MP4')
  const file = [...boxesIn(bytes, { start: 0, end: bytes.length })]
  const movies = file.filter(({ name }) => name === 'moov')
  const [movie] = movies
  if (!movie || movies.length > 1) throw new UnfitMedia('It has no movie, or several')
  const tracks = tracksOf(bytes, movie)
  const picture = tracks.find(({ width, height }) => width > 0 && height > 0)
  if (!picture) throw new UnfitMedia('It has no picture')
  const content = new Uint8Array(bytes.length)
  copyBoxes({ bytes, content, tracks }, '', { start: 0, end: bytes.length })
  copySamples({ bytes, content, file, movie, tracks })
  return { width: picture.width, height: picture.height, content }
}

interface Copy {
  bytes: Bytes
  content: Bytes
  tracks: readonly Track[]
}

function copyBoxes(copy: Copy, outer: string, place: Pick<Box, 'start' | 'end'>): void {
  const seen = new Set<string>()
  for (const box of boxesIn(copy.bytes, place)) {
    const isKept = kept[outer]?.includes(box.name) && !seen.has(box.name) && isOfKeptTrack(copy, box)
    copyHeader(copy, box, isKept ? box.name : 'free')
    if (isKept) copyInside(copy, box)
    if (!many.includes(box.name)) seen.add(box.name)
  }
}

/** Whether a box belongs to a kept track; boxes of other tracks are removed with them. */
function isOfKeptTrack({ bytes, tracks }: Copy, box: Box): boolean {
  if (box.name === 'trak') return tracks.some((track) => track.box.at === box.at)
  if (box.name === 'trex') return tracks.some(({ id }) => id === contentOf(bytes, box).getUint32(4))
  if (box.name === 'traf') return tracks.some(({ id }) => id === fragmentTrackId(bytes, box))
  return true
}

function copyInside(copy: Copy, box: Box): void {
  const keep = keptOf[box.name]
  if (box.name === 'ftyp') copyBrands(copy, box)
  else if (box.name === 'dref') copyReferences(copy, box)
  else if (box.name === 'stsd') copyEntries(copy, box)
  else if (keep) copyFields(copy, box, keep(contentOf(copy.bytes, box)))
  else if (kept[box.name]) copyBoxes(copy, box.name, box)
}

function copyHeader({ bytes, content }: Copy, { at, start }: Box, name: string): void {
  content.set(bytesBetween(bytes, at, start), at)
  content.set(new TextEncoder().encode(name), at + 4)
}

function copyFields({ bytes, content }: Copy, { start, end }: Box, fields: KeptRanges): void {
  for (const [from, to] of fields) {
    if (start + to > end) throw new UnfitMedia('A box is smaller than what it says it holds')
    content.set(bytesBetween(bytes, start + from, start + to), start + from)
  }
}

/** Copies the main brand, and replaces unknown compatible brands by it. */
function copyBrands({ bytes, content }: Copy, { start, end }: Box): void {
  const main = bytesBetween(bytes, start, start + 4)
  content.set(main, start)
  for (let at = start + 8; at + 4 <= end; at += 4) {
    const brand = asciiAt(bytes, at)
    const isKnown = mp4Brand.test(brand) || otherBrand.test(brand)
    content.set(isKnown ? bytesBetween(bytes, at, at + 4) : main, at)
  }
}

/** Copies data references that mean this file itself, without the URL or path that an entry may contain. */
function copyReferences(copy: Copy, { start, end }: Box): void {
  copyFields(copy, { name: 'dref', at: start, start, end }, [[0, 8]])
  for (const entry of boxesIn(copy.bytes, { start: start + 8, end })) {
    const flags = contentOf(copy.bytes, entry).getUint32(0)
    if ((flags & 1) === 0) throw new UnfitMedia('Its samples are in another file')
    copyHeader(copy, entry, 'url ')
    copyFields(copy, entry, [[0, 4]])
  }
}

function copyEntries(copy: Copy, box: Box): void {
  const track = copy.tracks.find(({ table }) => table.start <= box.start && box.end <= table.end)
  copyFields(copy, box, [[0, 8]])
  for (const entry of sampleEntriesOf(copy.bytes, box)) {
    copyHeader(copy, entry, entry.name)
    const version = contentOf(copy.bytes, box).getUint8(0)
    const { fields, boxesAt } = entryFields(copy.bytes, entry, track?.handler ?? '', version)
    copyFields(copy, entry, fields)
    copyEntryBoxes(copy, { start: boxesAt, end: entry.end })
  }
}

function copyEntryBoxes(copy: Copy, place: Pick<Box, 'start' | 'end'>): void {
  for (const box of boxesIn(copy.bytes, place)) {
    const fields = entryBoxes[box.name]?.(contentOf(copy.bytes, box)) ?? []
    // Keeps `wave` although it has no kept fields of its own: QuickTime sound stores its configuration one box deeper.
    const isKept = fields.length > 0 || box.name === 'wave'
    copyHeader(copy, box, isKept ? box.name : 'free')
    if (box.name === 'wave') copyEntryBoxes(copy, box)
    else copyFields(copy, box, fields)
  }
}
