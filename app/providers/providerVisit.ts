import { socialProviders, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import * as z from 'zod/mini'
import { onSessionReset } from '../session/onSessionReset.ts'
import { tabStore } from '../storage/textStore.ts'

/** Why the user visits a provider. */
export const providerIntents = ['login', 'signup', 'link', 'reauthenticate'] as const
/** Why the user visits a provider. */
export type ProviderIntent = (typeof providerIntents)[number]

const providerVisit = z.object({
  provider: z.enum(socialProviders),
  intent: z.enum(providerIntents),
  /** The provider returns it with the answer. A different value means that this tab did not start the visit. */
  state: z.string(),
  /** The page the user wanted to open; validated again before it is followed (S026, X1). */
  callback: z.optional(z.string()),
})
/** A visit to a provider, as stored in this tab until the user returns. */
export type ProviderVisit = z.infer<typeof providerVisit> & { provider: SocialProvider }

const key = 'tsudoi.provider-visit'

/**
 * The visit to a provider that this tab started. Stored in this tab and read once, so that an answer to another
 * person's, another browser's or an earlier visit finds none. The server binds the state to the session too, and keeps
 * the secrets of the code exchange (client secret, PKCE, nonce) to itself.
 */
export const pendingVisit = {
  /** Stores the visit. Without storage, the return finds no visit and shows an error. */
  begin: (visit: ProviderVisit): void => tabStore.setJson(key, visit),
  take(): ProviderVisit | undefined {
    const visit = z.safeParse(providerVisit, tabStore.getJson(key)).data
    pendingVisit.forget()
    return visit
  },
  forget: (): void => tabStore.remove(key),
}

onSessionReset(() => pendingVisit.forget())
