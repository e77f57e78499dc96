/** Orientations of the story player, in pixels 720x1280 and 1280x720 (A§2). */
export const storyPlayTypes = ['STORY_PLAY_TYPE_PORTRAIT', 'STORY_PLAY_TYPE_LANDSCAPE'] as const

/**
 * Genres of stories: main story, side story, or a story that a member received as a privilege. The specification does
 * not list the values; the product defines them (Q51).
 */
export const storyGenres = ['MAIN', 'SIDE', 'PRIVILEGE'] as const

/** Badges of a paid episode: for sale, bought, or unlocked by the charge (Q50). */
export const episodeBadges = ['PURCHASE', 'PURCHASED', 'CHARGED'] as const

/** Screens that have tips. The specification does not list the values; the product defines them (Q51). */
export const tipsTypes = ['HOME', 'CHANNEL', 'STORY', 'MOVIE', 'GACHA', 'COLLECTION'] as const
