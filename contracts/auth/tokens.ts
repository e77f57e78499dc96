import * as z from 'zod/mini'

/** The tokens of a session: for calls, for refreshing, and for the realtime service. */
export const tokens = z.object({
  /**
   * Bearer token of all other calls: a JWT, valid for 15 minutes (X3). Its claim `AccountID` is the account's id; empty
   * or absent for a guest (Q99).
   */
  accessToken: z.string().check(z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/)),
  /**
   * Bearer token of the refresh call only; can be used once. If the token is a JWT, clients store it until its `exp`,
   * otherwise until the browser is closed.
   */
  refreshToken: z.string(),
  /** Custom token for the realtime service (C173), if there is one. */
  firebaseToken: z.optional(z.string()),
})
/** The tokens of a session. */
export type Tokens = z.infer<typeof tokens>
