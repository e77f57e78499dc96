/** Matches the characters that control the direction of text, such as those that isolate a name in a sentence. */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * The document title of a page, with the product's name. Direction controls are removed: tabs, bookmarks and the
 * history show some of them as boxes, and a name could change the direction of the rest of the title.
 */
export const tabTitle = (title: string): string => `${title.replace(bidiControls, '')}｜tsudoi 集い`
