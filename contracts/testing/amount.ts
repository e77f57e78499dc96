/**
 * Whether the long run (`npm run test:long`, TSUDOI_LONG=1) tests everything. `npm test` runs the same code with the
 * same seeds on a part.
 */
export const isLong = process.env['TSUDOI_LONG'] === '1'

/**
 * Chooses the extent of a test: `part` in `npm test`, `all` in the long run. Example: `amount({ part: 8, all: 200 })`.
 */
export const amount = <T>({ part, all }: { part: T; all: T }): T => (isLong ? all : part)
