import type { CardPicture } from '../pageHead.ts'

/**
 * Version of the cards' design. Increase it when the design changes. The addresses of all cards then change, so that
 * messengers request them again.
 */
const design = 2
/** Maximum length of a field in the key, in UTF-16 code units. No card has room for more. */
const maxLength = 2_000

/** The content of a card as one text. It is equal for cards that look the same, and has a bounded length. */
export function cardKey({ kind, title, detail, channelName, color, image }: CardPicture): string {
  const fields = [kind, title, detail, channelName, color?.toLowerCase(), image]
  return JSON.stringify([design, ...fields.map((field) => field?.slice(0, maxLength) ?? '')])
}

/**
 * A short hash of a card's content for its address (`?v=`). It is the same on every machine, and differs for other
 * content. It is no protection against forgery.
 */
export function cardVersion(card: CardPicture): string {
  const key = cardKey(card)
  return [fnv(key, 0x811c9dc5), fnv(key, 0x2f0b4c47)].map((hash) => hash.toString(36).padStart(7, '0')).join('')
}

function fnv(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}
