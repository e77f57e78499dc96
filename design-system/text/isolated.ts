/** Right-to-left letters and direction controls, except the marks U+200E and U+061C. */
const turning = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFEFC\uD802\uD803\uD83A\uD83B]/
const controls = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Makes a user's text safe inside a sentence: if it could reverse the direction of the surrounding text, it is wrapped
 * in an isolation (U+2068…U+2069). Direction controls are removed, because they could end the isolation. In markup use
 * `<bdi>` instead (Q371).
 */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replace(controls, '')}\u2069` : text
