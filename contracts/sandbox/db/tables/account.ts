/** Tables of accounts, providers, codes. */
export interface AccountTables {}
