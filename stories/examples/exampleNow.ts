/** The fixed time of all stories and screenshots: a Saturday evening in Japan, during a live stream. */
export const exampleNow = '2026-01-31T19:42:00+09:00'
