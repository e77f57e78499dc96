/**
 * The three hosts (API servers) of the product. Decision Q48 assigns each endpoint to a host. The URLs of the hosts are
 * configuration, so an endpoint can move to another server without a change here (A§7, S077).
 */
export const hosts = ['app', 'user', 'payment'] as const

/**
 * Name of an API server. `app`: content and coins · `user`: sign-in, account and profile · `payment`: cards and
 * transactions.
 */
export type Host = (typeof hosts)[number]
