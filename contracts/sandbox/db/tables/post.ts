/** Tables of posts, blocks, reports. */
export interface PostTables {}
