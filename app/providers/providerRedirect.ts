import { socialProviders, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import * as z from 'zod/mini'
import { onSessionReset } from '../session/onSessionReset.ts'
import { tabStore } from '../storage/textStore.ts'

/** Why the user is redirected to a provider. */
export const providerIntents = ['login', 'signup', 'link', 'reauthenticate'] as const
/** Why the user is redirected to a provider. */
export type ProviderIntent = (typeof providerIntents)[number]

const storedRedirect = z.object({
  provider: z.enum(socialProviders),
  intent: z.enum(providerIntents),
  /** The provider returns it with the answer. A different value means that this tab did not start the redirect. */
  state: z.string(),
  /** The page the user wanted to open; validated again before it is followed (S026, X1). */
  callback: z.optional(z.string()),
})
/** A redirect to a provider, as stored in this tab until the user returns. */
export type ProviderRedirect = z.infer<typeof storedRedirect> & { provider: SocialProvider }

const key = 'tsudoi.provider-visit'

/**
 * The redirect to a provider that this tab started. Stored in this tab and read once, so that an answer to another
 * person's, another browser's or an earlier redirect finds none. The server binds the state to the session too, and
 * keeps the secrets of the code exchange (client secret, PKCE, nonce) to itself.
 */
export const pendingProviderRedirect = {
  /** Stores the redirect. Without storage, the return finds no redirect and shows an error. */
  begin: (redirect: ProviderRedirect): void => tabStore.setJson(key, redirect),
  take(): ProviderRedirect | undefined {
    const redirect = z.safeParse(storedRedirect, tabStore.getJson(key)).data
    pendingProviderRedirect.forget()
    return redirect
  },
  forget: (): void => tabStore.remove(key),
}

onSessionReset(() => pendingProviderRedirect.forget())
