/**
 * `npm run test:long` (TSUDOI_LONG=1) tries all there is; `npm test` a part of it with the same seeds. The code is the
 * same.
 */
export const isLong = process.env['TSUDOI_LONG'] === '1'

/** How much is tried, or what: `amount({ part: 8, all: 200 })`. */
export const amount = <T>({ part, all }: { part: T; all: T }): T => (isLong ? all : part)
