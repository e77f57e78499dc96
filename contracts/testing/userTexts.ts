import cases from './userTexts.json' with { type: 'json' }

/** What becomes of texts that users write, for the tests of client and sandbox (Q370, Q371). */
export const userTexts = cases
