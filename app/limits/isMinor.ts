/** The age of majority (民法 4条). From it on, a member can register a card, and pay with a registered one (Q527). */
const cardAge = 18

/** Whether the member is known to be below 18. Where the host sends no age, the page offers what adults are offered. */
export const isMinor = (age: number | undefined): boolean => age !== undefined && age < cardAge
