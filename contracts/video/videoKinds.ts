export const videoTypes = ['NONE', 'ONDEMAND', 'PREMIER', 'LIVE', 'YOUTUBE'] as const
export const videoBadges = ['NEW', 'NONE', 'PICKUP'] as const
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
