/** The number of steps of a password reset: address, code, new password. */
export const RESET_STEPS = 3
