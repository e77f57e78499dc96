/**
 * The three hosts of the product (A§7, S077). Decision Q48 assigns calls to hosts. Host URLs are configuration, so a
 * call can move to another host without a change here.
 */
export const hosts = ['app', 'user', 'payment'] as const

/** `app` content and coins · `user` sign-in, account and profile · `payment` cards and transactions. */
export type Host = (typeof hosts)[number]
