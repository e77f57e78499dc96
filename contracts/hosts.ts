/**
 * The three hosts of the product (A§7, S077). Which call belongs to which host is decision Q48; addresses are
 * configuration, so a call can move without a change here.
 */
export const hosts = ['app', 'user', 'payment'] as const

/** `app` content and coins · `user` sign-in, account and profile · `payment` cards and transactions. */
export type Host = (typeof hosts)[number]
