/** Letters written from right to left, and controls of direction; without the marks U+200E and U+061C. */
const turning = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFEFC\uD802\uD803\uD83A\uD83B]/
const controls = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * A text that a user wrote, ready for the middle of a sentence: one that could turn the words beside it is isolated
 * (U+2068…U+2069). Controls of direction go, because one of them could end the isolation. In markup use `<bdi>`
 * (Q371).
 */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replace(controls, '')}\u2069` : text
