/** Matches more combining marks on one letter than any script uses. */
const stackedMarks = /(\p{M}{6})\p{M}+/gu

/**
 * Keeps at most six combining marks on each letter, because a stack of marks is drawn over the lines around it. The
 * server allows nine on each letter of a name (Q383).
 */
export const limitMarks = (text: string): string => text.replace(stackedMarks, '$1')
