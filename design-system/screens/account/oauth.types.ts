import type { SocialProvider } from '../login/login.types.ts'

/** A service to log in by. */
export interface LoginService {
  provider: SocialProvider
  /** `only`: linked, and the last way in: it cannot be taken away (Q46). */
  link: 'linked' | 'only' | 'none'
}

/** All ways in of an account. */
export interface LoginServices {
  /** `noPassword`: an address that mails reach and nobody can log in with. */
  email: 'ready' | 'noPassword' | 'none'
  services: LoginService[]
}

/** What has just happened here. */
export interface LoginServiceNews {
  provider: SocialProvider
  happened: 'linked' | 'unlinked'
}
