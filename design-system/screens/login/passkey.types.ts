/** Whether the user can use passkeys here, or why not. */
export type PasskeySupport =
  | 'ready'
  /** The webview of the mobile app has no passkeys. */
  | 'webview'
  /** The page was not loaded over HTTPS. */
  | 'insecure'
  /** The address of the page is an IP address, where browsers have no passkeys. */
  | 'ipAddress'
  /** The browser has no passkeys. */
  | 'unsupported'

/** Why a passkey was not added, or did not log in. */
export type PasskeyProblem =
  /** The user closed the browser's dialog, or the browser has no passkey to offer. */
  | 'cancelled'
  | 'timeout'
  /** This device has a passkey of the account already. */
  | 'registered'
  /** Passkeys are not allowed at this address of the product. */
  | 'wrongHost'
  /** The device cannot verify its user. */
  | 'noVerification'
  /** The server does not know the passkey: it was deleted, or was not created for this product. */
  | 'unknown'
  /** The user took more than five minutes. */
  | 'expired'
  | 'failed'

/** The log-in by a passkey on a page. */
export type PasskeyLogin =
  /** The server does not offer it, or has not answered yet. The page reserves its space, so that nothing shifts. */
  | { state: 'reserved'; support: PasskeySupport }
  | { state: 'ready'; isPending: boolean; problem?: PasskeyProblem | undefined; onPress: () => void }
  /** The server offers it, but this browser cannot use it. */
  | { state: 'unsupported'; support: Exclude<PasskeySupport, 'ready'> }
