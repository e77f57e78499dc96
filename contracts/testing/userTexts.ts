import cases from './userTexts.json' with { type: 'json' }

/** Test data for texts that users write, shared by the tests of client and sandbox (Q370, Q371). */
export const userTexts = cases
