/**
 * How a video is shown (A§3): on demand, as a premiere or live from its start on, at YouTube, or not here (NONE).
 */
export const videoTypes = ['NONE', 'ONDEMAND', 'PREMIER', 'LIVE', 'YOUTUBE'] as const
/** Mark of a video in a list (A§3); NONE carries none. */
export const videoBadges = ['NEW', 'NONE', 'PICKUP'] as const
/**
 * What opens a video (A§3): NONE and FREE everybody, RENTAL and PURCHASE coins, the others a payment, a code or a
 * gacha.
 */
export const videoAccessTypes = [
  'NONE',
  'FREE',
  'RENTAL',
  'PURCHASE',
  'WEB_PAYMENT',
  'SERIAL_CODE',
  'GACHA_PRIVILEGE',
] as const

/** Ours (Q51): the {type} of a video's address. The whole, or the trailer that anybody may watch. */
export const videoUrlTypes = ['PLAY', 'PREVIEW'] as const
