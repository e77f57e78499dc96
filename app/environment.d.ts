/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_HOST_APP?: string
  readonly VITE_HOST_USER?: string
  readonly VITE_HOST_PAYMENT?: string
  readonly VITE_TEXTURES?: string
  readonly VITE_MEDIA_ORIGINS?: string
  readonly VITE_CALLBACK_ORIGINS?: string
  readonly VITE_FAQ?: string
  readonly VITE_CONTACT?: string
  readonly VITE_APP_STORE?: string
  readonly VITE_GOOGLE_PLAY?: string
  readonly VITE_PROVIDERS?: string
  readonly VITE_TALK_SERVER?: string
  readonly VITE_EMBEDDED_MAINTENANCE?: string
  readonly VITE_FIREBASE?: string
  readonly VITE_SBPS?: string
  readonly VITE_ERROR_REPORTS?: string
  readonly VITE_VERSION?: string
}

/** A smaller build of hls.js, whose package declares types only for the full build. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
