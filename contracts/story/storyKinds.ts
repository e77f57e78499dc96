/** Player orientation: 720x1280 and 1280x720 (A§2). */
export const storyPlayTypes = ['STORY_PLAY_TYPE_PORTRAIT', 'STORY_PLAY_TYPE_LANDSCAPE'] as const

/** Main story, side story, or a story that a member was given; the values are ours (Q51). */
export const storyGenres = ['MAIN', 'SIDE', 'PRIVILEGE'] as const

/** For sale, bought, or unlocked by the charge (Q50). */
export const episodeBadges = ['PURCHASE', 'PURCHASED', 'CHARGED'] as const

/** The screen of the tips; the values are ours (Q51). */
export const tipsTypes = ['HOME', 'CHANNEL', 'STORY', 'MOVIE', 'GACHA', 'COLLECTION'] as const
