/** Tables of stories and tips. */
export interface StoryTables {}
