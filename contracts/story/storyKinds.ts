/** 720x1280 and 1280x720 (A§2). */
export const storyPlayTypes = ['STORY_PLAY_TYPE_PORTRAIT', 'STORY_PLAY_TYPE_LANDSCAPE'] as const

/** Ours (Q51): main story, side story, a story one is given. */
export const storyGenres = ['MAIN', 'SIDE', 'PRIVILEGE'] as const

/** To be bought, bought, or read by the charge (Q50). */
export const episodeBadges = ['PURCHASE', 'PURCHASED', 'CHARGED'] as const

/** Ours (Q51): the screen that the tips are about. */
export const tipsTypes = ['HOME', 'CHANNEL', 'STORY', 'MOVIE', 'GACHA', 'COLLECTION'] as const
