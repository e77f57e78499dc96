import { socialProviders, type SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import * as z from 'zod/mini'
import { onSessionReset } from '../session/onSessionReset.ts'
import { tabStore } from '../storage/textStore.ts'

/** The purposes for which the app redirects a user to a login provider. */
export const providerIntents = ['login', 'signup', 'link', 'reauthenticate'] as const
/** The purpose for which the app redirects a user to a login provider. */
export type ProviderIntent = (typeof providerIntents)[number]

const storedRedirect = z.object({
  provider: z.enum(socialProviders),
  intent: z.enum(providerIntents),
  /** Random text that the provider returns with its answer. If it differs, this tab did not start the redirect. */
  state: z.string(),
  /** The page that the user wanted to open. It is validated again before the app opens it (S026, X1). */
  callback: z.optional(z.string()),
})
/** A redirect to a provider. This tab stores it until the user returns. */
export type ProviderRedirect = z.infer<typeof storedRedirect> & { provider: SocialProvider }

const key = 'tsudoi.provider-visit'

/**
 * The redirect to a provider that this tab started. It is stored in this tab and read once, so the answer to a redirect
 * of another person, of another browser or of an earlier time finds none. The server also binds `state` to the session,
 * and it alone has the secrets of the code exchange (client secret, PKCE, nonce).
 */
export const pendingProviderRedirect = {
  /**
   * Stores the redirect. Without storage, the page to which the provider returns finds no redirect and shows an error.
   */
  begin: (redirect: ProviderRedirect): void => tabStore.setJson(key, redirect),
  take(): ProviderRedirect | undefined {
    const redirect = z.safeParse(storedRedirect, tabStore.getJson(key)).data
    pendingProviderRedirect.forget()
    return redirect
  },
  forget: (): void => tabStore.remove(key),
}

onSessionReset(() => pendingProviderRedirect.forget())
