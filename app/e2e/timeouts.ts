/** Time limits for hanging tests, in milliseconds. They never decide a result, because a busy machine may be slow. */
export const timeouts = { journey: 180_000, wait: 45_000 }
