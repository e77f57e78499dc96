/** The number of steps of the sign-up: terms, address, code, profile. */
export const SIGNUP_STEPS = 4
