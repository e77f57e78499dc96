/** Steps a new member walks: terms, address, code, profile. */
export const SIGNUP_STEPS = 4
