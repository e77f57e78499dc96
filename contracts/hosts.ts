/**
 * The three hosts of the product (A§7, S077). Decision Q48 assigns endpoints to hosts. The URLs of the hosts are
 * configuration, so an endpoint can move to another host without a change here.
 */
export const hosts = ['app', 'user', 'payment'] as const

/** `app` content and coins · `user` sign-in, account and profile · `payment` cards and transactions. */
export type Host = (typeof hosts)[number]
