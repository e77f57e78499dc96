/** The hashes that open a dialog over any page of the app (R086, R087, Q130, Q471). */
export const dialogHashes: ReadonlySet<string> = new Set(['#shop', '#commercial', '#coin-history', '#share'])
