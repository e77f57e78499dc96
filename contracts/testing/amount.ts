/**
 * Whether the long run (`npm run test:long`, TSUDOI_LONG=1) tests everything. `npm test` runs the same code with the
 * same seeds on a part.
 */
export const isLong = process.env['TSUDOI_LONG'] === '1'

/**
 * Chooses the extent of a test: `part` in `npm test`, `all` in the long run. Example: `amount({ part: 8, all: 200 })`.
 */
export const amount = <T>({ part, all }: { part: T; all: T }): T => (isLong ? all : part)

/**
 * Chooses the cases of a table: every `nth` one in `npm test`, and all in the long run. With `{ part: 36, all: 3 }` the
 * long run chooses every third one.
 *
 * @param shift moves the choice, so that several tables of the same cases choose different ones. By default the first
 *   case is chosen.
 */
export function everyNth<T>(nth: number | { part: number; all: number }, cases: readonly T[], shift = 0): T[] {
  const step = amount(typeof nth === 'number' ? { part: nth, all: 1 } : nth)
  return cases.filter((_, index) => (index + shift) % step === 0)
}
