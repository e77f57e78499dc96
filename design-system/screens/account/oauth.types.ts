import type { SocialProvider } from '../login/login.types.ts'

/** A service with which members can log in. */
export interface LoginService {
  provider: SocialProvider
  /**
   * Whether the service is linked. `only`: linked, and the last remaining login method, so it cannot be unlinked (Q46).
   */
  link: 'linked' | 'only' | 'none'
}

/** All login methods of an account. */
export interface LoginServices {
  /**
   * Whether the member can log in by e-mail. `noPassword`: the address receives mail, but cannot be used to log in
   * because no password is set.
   */
  email: 'ready' | 'noPassword' | 'none'
  services: LoginService[]
}

/** The service that was just linked or unlinked. */
export interface LoginServiceChange {
  provider: SocialProvider
  happened: 'linked' | 'unlinked'
}
