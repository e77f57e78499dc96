import type { Host } from '@tsudoi/contracts/hosts'

/**
 * The configuration that a deployment may set at build time, with defaults. By default the server URLs are on the
 * page's own origin, where the server (in development Vite) forwards the calls. So the browser needs no preflight
 * requests, and only one connection.
 */
export interface Environment {
  hosts: Readonly<Record<Host, string>>
  /** Base URL for picture paths that are not a full https URL (B§5, S135). */
  textures: string
  /** Origins of pictures and films besides the page's own. The content security policy blocks all others. */
  mediaOrigins: readonly string[]
  /** Origins that the URL in a callback parameter may have, besides the page's own (X1). Usually none. */
  callbackOrigins: readonly string[]
  /**
   * URLs opened by /account/faq and /account/contact (Q10, Q34). If empty, the app shows a page that says that there is
   * none yet.
   */
  faq: string
  contact: string
  /**
   * URLs of the app in the stores (S008, W005). If empty, the app shows a page that says that it is not available yet.
   */
  appStore: string
  googlePlay: string
  /** Login providers for which the user server has credentials (Q46); see providers/providers.ts. Default: none. */
  providers: string
  /** URL with the native app's scheme, which its webview opens during maintenance (S044, X16). */
  embeddedMaintenance: string
  /**
   * Web configuration of the hosted realtime service (Firebase) as JSON. If empty, the app uses its built-in adapter
   * (Q64). With a `vapidKey`, reminders arrive by Firebase Cloud Messaging too (Q510).
   */
  firebase: string
  /**
   * URL on the page's own origin to which unexpected errors are posted (errors/reportError.ts). If empty, they are only
   * printed to the console.
   */
  errorReports: string
  version: string
  isDevelopment: boolean
}

/** The variables of `app/.env` files and of the environment. Vite adds `DEV`. */
type Given = Partial<Readonly<Record<`VITE_${string}`, string>>> & { readonly DEV?: boolean }

/** Adds the defaults to the given variables, for the app (env.ts) and for tools (tools/readDeployment.ts). */
export const environmentOf = (given: Given): Environment => ({
  hosts: {
    app: given.VITE_HOST_APP ?? '/hosts/app',
    user: given.VITE_HOST_USER ?? '/hosts/user',
    payment: given.VITE_HOST_PAYMENT ?? '/hosts/payment',
  },
  textures: given.VITE_TEXTURES ?? '/hosts/app/textures/',
  mediaOrigins: (given.VITE_MEDIA_ORIGINS ?? '').split(' ').filter(Boolean),
  callbackOrigins: (given.VITE_CALLBACK_ORIGINS ?? '').split(' ').filter(Boolean),
  faq: given.VITE_FAQ ?? '',
  contact: given.VITE_CONTACT ?? '',
  appStore: given.VITE_APP_STORE ?? '',
  googlePlay: given.VITE_GOOGLE_PLAY ?? '',
  providers: given.VITE_PROVIDERS ?? '',
  embeddedMaintenance: given.VITE_EMBEDDED_MAINTENANCE ?? 'tsudoi://maintenance',
  firebase: given.VITE_FIREBASE ?? '',
  errorReports: given.VITE_ERROR_REPORTS ?? '',
  version: given.VITE_VERSION ?? '0.0.0',
  isDevelopment: given.DEV ?? false,
})
