import { MediaProblem } from './mediaProblem.ts'

/** A box, the unit of an MP4 or QuickTime file. `start` and `end` are the offsets of its content in bytes. */
interface Box {
  name: string
  start: number
  end: number
}

const asciiAt = (view: DataView, at: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4))

/** The boxes between two byte offsets. Throws a `MediaProblem` if the last box is incomplete. */
export function* boxesIn(view: DataView, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at)
    const length = short === 1 ? Number(view.getBigUint64(at + 8)) : short || to - at
    if (length < 8 || at + length > to) throw new MediaProblem('cutOff')
    yield { name: asciiAt(view, at + 4), start: at + (short === 1 ? 16 : 8), end: at + length }
    at += length
  }
}

/** Finds the first box at a path of box names. */
function boxAt(view: DataView, outer: Box, [name, ...rest]: readonly string[]): Box | undefined {
  for (const box of boxesIn(view, outer.start, outer.end))
    if (box.name === name) return rest.length > 0 ? boxAt(view, box, rest) : box
  return undefined
}

/** The codecs of a film's tracks of one kind: `vide` for pictures, `soun` for sound. */
export function codecsOf(view: DataView, kind: 'vide' | 'soun'): string[] {
  const film = { name: '', start: 0, end: view.byteLength }
  const movie = boxAt(view, film, ['moov'])
  if (!movie) return []
  return [...boxesIn(view, movie.start, movie.end)].flatMap((track) => {
    if (track.name !== 'trak') return []
    const handler = boxAt(view, track, ['mdia', 'hdlr'])
    const entries = boxAt(view, track, ['mdia', 'minf', 'stbl', 'stsd'])
    if (!handler || !entries || asciiAt(view, handler.start + 8) !== kind) return []
    return [...boxesIn(view, entries.start + 8, entries.end)].map(({ name }) => name)
  })
}
