import type { Auth } from '@tsudoi/contracts/endpoint'
import type { Tokens } from '@tsudoi/contracts/auth/tokens'
import { AxiosError } from 'axios'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'
import { pause } from '../time/pause.ts'
import { adoptEarlyGuestSession } from './adoptEarlyGuestSession.ts'
import { withCrossTabLock } from './crossTabLock.ts'

/** The two calls that obtain tokens. */
export interface TokenCalls {
  signinGuest: () => Promise<Tokens>
  refresh: () => Promise<Tokens>
}

/** Thrown instead of sending a call whose account no longer matches the cookies: another tab has logged in or out. */
export class SessionReplaced extends Error {
  override name = 'SessionReplaced'
  /** The server's 401 response, if the request was sent before the cookies changed. */
  readonly refusal: AxiosError | undefined
  constructor(refusal?: AxiosError) {
    super('The cookies belong to another session', { cause: refusal })
    this.refusal = refusal
  }
}

const isUnauthenticated = (error: unknown) => error instanceof AxiosError && error.response?.status === 401
const accountOf = (token: string | undefined) => claimsOf(token).accountId

/**
 * The access token in the cookies if it replaced `stale` and belongs to the same account; undefined if it is unchanged.
 * All guests count as one account, because guests own nothing. Throws `SessionReplaced` for another account.
 */
function successorOf(stale: string): string | undefined {
  const { accessToken } = tokenCookies.read()
  if (accountOf(accessToken) !== accountOf(stale)) throw new SessionReplaced()
  return accessToken === stale ? undefined : accessToken
}

/**
 * How long a tab without the lock waits for the tokens that another tab is storing, and at which interval it looks; in
 * milliseconds.
 */
const otherTabTimeoutMs = 1_000
const pollIntervalMs = 50

async function otherTabsToken(stale: string): Promise<string | undefined> {
  for (let waited = 0; waited < otherTabTimeoutMs; waited += pollIntervalMs) {
    const found = successorOf(stale)
    if (found) return found
    await pause(pollIntervalMs)
  }
  return successorOf(stale)
}

/**
 * Creates the token manager, which provides the access token of each request. It begins a guest session if there is no
 * token (S033), and renews the token after a 401, once for all waiting calls and all tabs. The tokens are stored in the
 * cookies, so each tab uses what another tab obtained.
 */
export function createTokenManager(calls: TokenCalls, onRefreshed: () => void) {
  let inFlight: Promise<string | undefined> | undefined

  async function beginGuest(): Promise<string> {
    const early = await adoptEarlyGuestSession()
    if (early) return early
    const before = tokenCookies.read().accessToken
    const tokens = await calls.signinGuest()
    const { accessToken } = tokenCookies.read()
    // Keeps the token of a member who has logged in while this call was in flight: a guest's tokens never replace a
    // member's (X20).
    if (accessToken && accessToken !== before) return accessToken
    tokenCookies.store(tokens)
    return tokens.accessToken
  }

  /**
   * Repeats the refresh at once if its answer was lost: the lost answer may have used up the refresh token, and the
   * server then returns the same new tokens again.
   */
  const retryLostAnswer = (error: unknown) => {
    if (error instanceof AxiosError && error.code === AxiosError.ERR_NETWORK) return calls.refresh()
    throw error
  }

  /**
   * Exchanges the refresh token. The answer is dropped if the user logged out, or in again, while the call was in
   * flight.
   */
  async function exchange(refreshToken: string): Promise<string | undefined> {
    const tokens = await calls.refresh().catch(retryLostAnswer)
    const now = tokenCookies.read()
    if (now.refreshToken !== refreshToken) return now.accessToken
    // Drops the new tokens if they belong to another account than the cookies: a refresh token left over from a guest
    // would turn the member into a guest (X20).
    if (now.accessToken && accountOf(now.accessToken) !== accountOf(tokens.accessToken)) return undefined
    tokenCookies.store(tokens)
    onRefreshed()
    return tokens.accessToken
  }

  /** Renews a member's access token that the server refused. */
  async function refresh(stale: string, refreshToken: string, isAlone: boolean): Promise<string | undefined> {
    try {
      await exchange(refreshToken)
      return successorOf(stale)
    } catch (error) {
      const fromOtherTab = isAlone || !isUnauthenticated(error) ? successorOf(stale) : await otherTabsToken(stale)
      if (fromOtherTab) return fromOtherTab
      throw error
    }
  }

  /**
   * Exchanges the refresh token, or begins a guest session if the token has expired: a leftover token does not count as
   * a lost session. A member's tokens that arrived in the meantime are kept (X20).
   */
  async function exchangeOrBeginGuest(refreshToken: string): Promise<string | undefined> {
    try {
      return await exchange(refreshToken)
    } catch (error) {
      if (!isUnauthenticated(error)) throw error
      const now = tokenCookies.read()
      if (now.accessToken && now.refreshToken !== refreshToken) return now.accessToken
      tokenCookies.clear()
      return beginGuest()
    }
  }

  /** Obtains an access token when there is none. */
  async function begin(): Promise<string | undefined> {
    const { accessToken, refreshToken } = tokenCookies.read()
    if (accessToken) return accessToken
    return refreshToken ? exchangeOrBeginGuest(refreshToken) : beginGuest()
  }

  /** Renews the refused access token `stale`. Resolves with undefined if the session has ended. */
  async function renew(stale: string, isAlone: boolean): Promise<string | undefined> {
    const adopted = successorOf(stale)
    if (adopted) return adopted
    const { refreshToken } = tokenCookies.read()
    // Renews a guest's session if possible, because a sign-up in progress depends on it (X6); otherwise begins a new
    // one (Q35).
    if (accountOf(stale) === '') return refreshToken ? exchangeOrBeginGuest(refreshToken) : beginGuest()
    return refreshToken ? refresh(stale, refreshToken, isAlone) : undefined
  }

  function obtainOnce(stale: string | undefined): Promise<string | undefined> {
    inFlight ??= withCrossTabLock((isAlone) => (stale ? renew(stale, isAlone) : begin())).finally(
      () => (inFlight = undefined),
    )
    return inFlight
  }

  return {
    /** Resolves with the access token for a call, and obtains one if there is none. */
    async bearerFor(auth: Auth): Promise<string | undefined> {
      const { accessToken, refreshToken } = tokenCookies.read()
      if (auth === 'refresh') return refreshToken
      return accessToken ?? obtainOnce(undefined)
    },
    /**
     * Renews the access token after a 401. Resolves with true if the call may be sent again, and with false if the
     * session has ended. Throws if the server could not be reached (offline, suspended), which is no reason to log the
     * user out.
     */
    async renewBearer(refused: string | undefined): Promise<boolean> {
      try {
        return (await obtainOnce(refused)) !== undefined
      } catch (error) {
        if (isUnauthenticated(error)) return false
        throw error
      }
    },
    /**
     * Confirms that the session has ended, after the server has refused a renewed token, too. Throws if another tab is
     * logging out: then the user needs no message about an ended session.
     */
    async confirmEnd(refused: string | undefined): Promise<void> {
      if (refused) await withCrossTabLock(() => Promise.resolve(successorOf(refused)))
    },
  }
}
