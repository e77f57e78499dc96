/** Tables of collections, home, backgrounds, addresses. */
export interface CollectionTables {}
