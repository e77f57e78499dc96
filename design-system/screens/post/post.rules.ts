import type { PostMedia } from './post.types.ts'

/** What a picture or a video is called: in its author's words, or by what it is and which one. */
export function mediaName(media: readonly PostMedia[], at: number): string {
  const one = media[at]
  if (one?.alt?.trim()) return one.alt.trim()
  const kind = one?.kind === 'video' ? '動画' : '写真'
  const same = media.filter(({ kind: other }) => other === one?.kind)
  return same.length > 1 && one
    ? `投稿の${kind} ${same.indexOf(one) + 1}${kind === '写真' ? '枚目' : '本目'}`
    : `投稿の${kind}`
}

/** A single picture keeps its shape, between a strip of 3:4 and one of 2:1; several are squares. */
export function shapeOf({ width, height }: Pick<PostMedia, 'width' | 'height'>): number {
  return Math.min(2, Math.max(3 / 4, width / height || 1))
}

/** The one before or behind in a row of `count`, round and round. */
export const stepped = (at: number, by: number, count: number) => (at + by + count) % count

/** How far a finger must move sideways for the next picture, in px. */
const swipe = 48

/** Where a swipe leads: 1 to the next, -1 to the one before, 0 where it was a tap or a scroll. */
export function swipeStep(from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < swipe || Math.abs(across) < Math.abs(down) * 1.5) return 0
  return across < 0 ? 1 : -1
}
