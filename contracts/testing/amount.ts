/**
 * Whether `npm run test:long` (TSUDOI_LONG=1) runs, which tests everything. `npm test` runs the same code with the same
 * seeds on a part.
 */
export const isLong = process.env['TSUDOI_LONG'] === '1'

/** Chooses how much, or what, is tested: `amount({ part: 8, all: 200 })`. */
export const amount = <T>({ part, all }: { part: T; all: T }): T => (isLong ? all : part)
