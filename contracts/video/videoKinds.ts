/** How a video is shown (A§3): on demand, from its start as a premiere or live, on YouTube, or not here (NONE). */
export const videoTypes = ['NONE', 'ONDEMAND', 'PREMIER', 'LIVE', 'YOUTUBE'] as const
/** Badge of a video in a list (A§3); NONE shows none. */
export const videoBadges = ['NEW', 'NONE', 'PICKUP'] as const
/**
 * How access is obtained (A§3): NONE and FREE are free, RENTAL and PURCHASE cost coins, the others need a payment, a
 * code or a gacha.
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
 * The {type} in the path of a video's URL: the whole video, or the trailer that everybody may watch. The values are
 * ours (Q51).
 */
export const videoUrlTypes = ['PLAY', 'PREVIEW'] as const
