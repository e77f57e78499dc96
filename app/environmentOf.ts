import type { Host } from '@tsudoi/contracts/hosts'

/**
 * What a deployment may set at build time, each with its default. Addresses of the hosts default to this origin, where
 * the server (and in development Vite) passes them on: no preflight and one connection.
 */
export interface Environment {
  hosts: Readonly<Record<Host, string>>
  /** Base for picture paths that are not a full https address (B§5, S135). */
  textures: string
  /** Other origins that pictures and films may come from; the content policy refuses the rest. */
  mediaOrigins: readonly string[]
  /** Origins a callback may lead to besides our own (X1); usually none. */
  callbackOrigins: readonly string[]
  /** Opened by /account/faq and /account/contact (Q10, Q34). Empty: a page of ours says that there is none yet. */
  faq: string
  contact: string
  /** Where the app is to be had (S008, W005). Empty: a page of ours says that it is not yet. */
  appStore: string
  googlePlay: string
  /**
   * Providers to log in by, where the user host has their credentials (Q46); see providers/providers.ts. Default: none.
   */
  providers: string
  /** App scheme of the embedded device under maintenance (S044, X16). */
  embeddedMaintenance: string
  /** Web configuration of the hosted realtime service as JSON; empty: the embedded adapter (Q64). */
  firebase: string
  /**
   * An address of this origin that errors nobody expected are posted to (errors/reportError.ts); empty: the console
   * alone.
   */
  errorReports: string
  version: string
  isDevelopment: boolean
}

/** `app/.env` files and the environment; Vite adds `DEV`. */
type Given = Partial<Readonly<Record<`VITE_${string}`, string>>> & { readonly DEV?: boolean }

/** From what was given, the defaults for the rest: for the app (env.ts) and for tools (tools/deployment.ts). */
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
