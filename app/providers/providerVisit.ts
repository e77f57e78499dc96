import { socialProviders, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import * as z from 'zod/mini'
import { onReset } from '../session/reset.ts'
import { tabStore } from '../session/textStore.ts'

/** What one goes to a provider for. */
export const providerIntents = ['login', 'signup', 'link', 'reauthenticate'] as const
export type ProviderIntent = (typeof providerIntents)[number]

const providerVisit = z.object({
  provider: z.enum(socialProviders),
  intent: z.enum(providerIntents),
  /** Comes back with the answer; anything else was not begun in this tab. */
  state: z.string(),
  /** Where the person wanted to go (S026); judged again when it is followed (X1). */
  callback: z.optional(z.string()),
})
export type ProviderVisit = z.infer<typeof providerVisit> & { provider: SocialProvider }

const key = 'tsudoi.provider-visit'

/**
 * The visit to a provider that this tab began. It stays in this tab and is taken once: an answer to a visit of somebody
 * else, of another browser, or of the time before, finds none. The host binds the state to the session too, and keeps
 * what belongs to the exchange of the code (client secret, PKCE, nonce) to itself.
 */
export const pendingVisit = {
  /** Without storage the way back finds no visit, and says so. */
  begin: (visit: ProviderVisit): void => tabStore.setJson(key, visit),
  take(): ProviderVisit | undefined {
    const visit = z.safeParse(providerVisit, tabStore.getJson(key)).data
    pendingVisit.forget()
    return visit
  },
  forget: (): void => tabStore.remove(key),
}

onReset(() => pendingVisit.forget())
