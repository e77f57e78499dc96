import * as z from 'zod/mini'

/** What one calls with, what renews it, and what the realtime service takes. */
export const tokens = z.object({
  /**
   * Bearer of every call: a JWT, 15 minutes (X3). Its claim `AccountID` is the account's id; empty or absent, it is a
   * guest's (Q99).
   */
  accessToken: z.string().check(z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/)),
  /** Bearer of the refresh alone; works once. As a JWT it is kept until its `exp`, otherwise until the browser ends. */
  refreshToken: z.string(),
  /** Custom token for the realtime service (C173), where there is one. */
  firebaseToken: z.optional(z.string()),
})
export type Tokens = z.infer<typeof tokens>
