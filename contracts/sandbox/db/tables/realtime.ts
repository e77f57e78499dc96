/** Tables of documents. */
export interface RealtimeTables {}
