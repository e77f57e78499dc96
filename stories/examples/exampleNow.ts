/**
 * The moment at which time stands still in stories and pictures: a Saturday evening in Japan, in the middle of a live.
 */
export const exampleNow = '2026-01-31T19:42:00+09:00'
