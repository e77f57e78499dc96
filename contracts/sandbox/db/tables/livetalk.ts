/** Tables of live talks. */
export interface LivetalkTables {}
