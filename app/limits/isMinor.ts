/** The age of majority (民法 4条). From it on, a member can register a card, and pay with a registered one (Q527). */
const cardAge = 18

/**
 * Whether the member is known to be below 18. False if the server sends no age: the page then offers the same as to
 * adults.
 */
export const isMinor = (age: number | undefined): boolean => age !== undefined && age < cardAge
