/** How much is tried: `npm test` takes a part of everything there is, `npm run test:long` (TSUDOI_LONG=1) all of it. The code is the same. */
export const isLong = process.env.TSUDOI_LONG === '1'

/** One of two sizes, by how much is tried. */
export const amount = <T>({ part, all }: { part: T; all: T }): T => (isLong ? all : part)
