import * as z from 'zod/mini'

/** Access token (JWT with an `AccountID` claim, 15 minutes, X3), refresh token (JWT with `exp`), realtime token. */
export const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  firebaseToken: z.optional(z.string()),
})
export type Tokens = z.infer<typeof tokens>
