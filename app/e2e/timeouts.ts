/** Time limits for what hangs, in milliseconds. They never decide: a busy machine may take as long as it takes. */
export const timeouts = { journey: 180_000, wait: 45_000 }
