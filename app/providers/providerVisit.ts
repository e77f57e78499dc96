import { socialProviders, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import * as z from 'zod/mini'
import { onReset } from '../session/reset.ts'

/** What one goes to a provider for. */
export const providerIntents = ['login', 'signup', 'link'] as const
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

function read(): ProviderVisit | undefined {
  try {
    return z.safeParse(providerVisit, JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

/**
 * The visit to a provider that this tab began. It stays in this tab and is taken once: an answer to a visit of somebody
 * else, of another browser, or of the time before, finds none. The host binds the state to the session too, and keeps
 * what belongs to the exchange of the code (client secret, PKCE, nonce) to itself.
 */
export const pendingVisit = {
  begin(visit: ProviderVisit): void {
    // Without storage the way back finds no visit, and says so.
    try {
      sessionStorage.setItem(key, JSON.stringify(visit))
    } catch {}
  },
  take(): ProviderVisit | undefined {
    const visit = read()
    pendingVisit.forget()
    return visit
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}

onReset(() => pendingVisit.forget())
