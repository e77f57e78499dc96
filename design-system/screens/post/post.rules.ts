import type { Post, PostMedia } from './post.types.ts'

/** Whether the author can still edit the post at the server's time `now` (ISO 8601): strictly before the deadline. */
export const canEditPost = ({ editEnd }: Pick<Post, 'editEnd'>, now: string): boolean =>
  editEnd !== undefined && editEnd > now

/** The name of a picture or video: the author's description, or its kind and number. */
export function mediaName(media: readonly PostMedia[], at: number): string {
  const one = media[at]
  if (one?.alt?.trim()) return one.alt.trim()
  const kind = one?.kind === 'video' ? '動画' : '写真'
  const ofSameKind = media.filter(({ kind: other }) => other === one?.kind)
  return ofSameKind.length > 1 && one
    ? `投稿の${kind} ${ofSameKind.indexOf(one) + 1}${kind === '写真' ? '枚目' : '本目'}`
    : `投稿の${kind}`
}

/** The aspect ratio of a single picture, limited to between 3:4 and 2:1; several pictures are square. */
export function aspectRatioOf({ width, height }: Pick<PostMedia, 'width' | 'height'>): number {
  return Math.min(2, Math.max(3 / 4, width / height || 1))
}

/** The next index in a carousel of `count`, wrapping at both ends. */
export const wrapIndex = (at: number, by: number, count: number) => (at + by + count) % count

/** The minimal horizontal distance of a swipe, in px. */
const swipe = 48

/** The direction of a swipe: 1 for the next, -1 for the previous, 0 for a tap or a scroll. */
export function swipeDirection(from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 {
  const [deltaX, deltaY] = [to.x - from.x, to.y - from.y]
  if (Math.abs(deltaX) < swipe || Math.abs(deltaX) < Math.abs(deltaY) * 1.5) return 0
  return deltaX < 0 ? 1 : -1
}
