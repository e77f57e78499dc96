/** How a video is shown: on demand, as a premiere or live, on YouTube, or not in the app (NONE) (A§3). */
export const videoTypes = ['NONE', 'ONDEMAND', 'PREMIER', 'LIVE', 'YOUTUBE'] as const
/** Badge of a video in a list. NONE: the video has no badge (A§3). */
export const videoBadges = ['NEW', 'NONE', 'PICKUP'] as const
/**
 * How a member gets access to a video: NONE and FREE are free, RENTAL and PURCHASE cost coins, the others need a
 * payment, a code or a gacha (A§3).
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

/**
 * Types of a video's URL, in `{type}` of its path: the whole video, or the trailer that everyone may watch. The
 * specification does not list the values; the product defines them (Q51).
 */
export const videoUrlTypes = ['PLAY', 'PREVIEW'] as const

/** Colours of the penlights that viewers wave while they watch a video together. An extension of ours (Q533). */
export const penlightColors = ['PINK', 'RED', 'YELLOW', 'GREEN', 'BLUE', 'PURPLE'] as const
