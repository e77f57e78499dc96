import type { Auth } from '@tsudoi/contracts/endpoint'
import type { Tokens } from '@tsudoi/contracts/auth/tokens'
import { AxiosError } from 'axios'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'
import { adoptEarlyGuest } from './earlyGuest.ts'
import { withCrossTabLock } from './crossTabLock.ts'

/** The two calls that obtain tokens. */
export interface TokenCalls {
  signinGuest: () => Promise<Tokens>
  refresh: () => Promise<Tokens>
}

/**
 * Another tab logged in or out: the cookies belong to somebody else than whoever began this call. It is not sent for
 * them.
 */
export class SessionReplaced extends Error {
  override name = 'SessionReplaced'
  /** The host's 401, where the request had been sent with the former bearer before. */
  readonly refusal: AxiosError | undefined
  constructor(refusal?: AxiosError) {
    super('The cookies belong to another session', { cause: refusal })
    this.refusal = refusal
  }
}

const isUnauthenticated = (error: unknown) => error instanceof AxiosError && error.response?.status === 401
const accountOf = (token: string | undefined) => claimsOf(token).accountId

/**
 * The bearer in the cookies, if it is another one of the same person. Guests are one person here: none of them has
 * anything.
 */
function successorOf(stale: string): string | undefined {
  const { accessToken } = tokenCookies.read()
  if (accountOf(accessToken) !== accountOf(stale)) throw new SessionReplaced()
  return accessToken === stale ? undefined : accessToken
}

/** How long a tab that may not be alone looks for what another tab is about to store, in milliseconds. */
const otherTabPatience = 1_000
const glance = 50

async function otherTabsToken(stale: string): Promise<string | undefined> {
  for (let waited = 0; waited < otherTabPatience; waited += glance) {
    const found = successorOf(stale)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, glance))
  }
  return successorOf(stale)
}

/**
 * Keeps the bearer of every request: begins a guest session when there is no token (S033), renews it after a 401, once
 * for all who wait and once across tabs. What it knows stands in the cookies, so that a tab adopts what another tab
 * obtained.
 */
export function createTokenManager(calls: TokenCalls, onRefreshed: () => void) {
  let underWay: Promise<string | undefined> | undefined

  async function beginGuest(): Promise<string> {
    const early = await adoptEarlyGuest()
    if (early) return early
    const before = tokenCookies.read().accessToken
    const tokens = await calls.signinGuest()
    const { accessToken } = tokenCookies.read()
    // Somebody logged in meanwhile: a guest's tokens never take the place of a member's (X20).
    if (accessToken && accessToken !== before) return accessToken
    tokenCookies.store(tokens)
    return tokens.accessToken
  }

  /**
   * An answer that was lost on its way may have used the token up; asked again at once, the host gives the same
   * successor.
   */
  const askOnceMore = (error: unknown) => {
    if (error instanceof AxiosError && error.code === AxiosError.ERR_NETWORK) return calls.refresh()
    throw error
  }

  /** Trades the refresh token in. What comes back belongs to nobody if one logged out, or in anew, meanwhile. */
  async function trade(refreshToken: string): Promise<string | undefined> {
    const tokens = await calls.refresh().catch(askOnceMore)
    const now = tokenCookies.read()
    if (now.refreshToken !== refreshToken) return now.accessToken
    // A refresh token left over from a guest would make the member a guest unawares (X20).
    if (now.accessToken && accountOf(now.accessToken) !== accountOf(tokens.accessToken)) return undefined
    tokenCookies.store(tokens)
    onRefreshed()
    return tokens.accessToken
  }

  /** A member's token was refused. */
  async function refresh(stale: string, refreshToken: string, isAlone: boolean): Promise<string | undefined> {
    try {
      await trade(refreshToken)
      return successorOf(stale)
    } catch (error) {
      const fromOtherTab = isAlone || !isUnauthenticated(error) ? successorOf(stale) : await otherTabsToken(stale)
      if (fromOtherTab) return fromOtherTab
      throw error
    }
  }

  /**
   * A refresh token that was left over and no longer counts is no session to mourn; a member's that came meanwhile is
   * kept (X20).
   */
  async function tradeOrGuest(refreshToken: string): Promise<string | undefined> {
    try {
      return await trade(refreshToken)
    } catch (error) {
      if (!isUnauthenticated(error)) throw error
      const now = tokenCookies.read()
      if (now.accessToken && now.refreshToken !== refreshToken) return now.accessToken
      tokenCookies.clear()
      return beginGuest()
    }
  }

  /** There was no token. */
  async function begin(): Promise<string | undefined> {
    const { accessToken, refreshToken } = tokenCookies.read()
    if (accessToken) return accessToken
    return refreshToken ? tradeOrGuest(refreshToken) : beginGuest()
  }

  /** `stale` is the token that was refused. Undefined: the session is over. */
  async function renew(stale: string, isAlone: boolean): Promise<string | undefined> {
    const adopted = successorOf(stale)
    if (adopted) return adopted
    const { refreshToken } = tokenCookies.read()
    // A sign-up hangs on the guest's session (X6): it is kept where it can be, else a new one begins (Q35).
    if (accountOf(stale) === '') return refreshToken ? tradeOrGuest(refreshToken) : beginGuest()
    return refreshToken ? refresh(stale, refreshToken, isAlone) : undefined
  }

  function obtainOnce(stale: string | undefined): Promise<string | undefined> {
    underWay ??= withCrossTabLock((isAlone) => (stale ? renew(stale, isAlone) : begin())).finally(
      () => (underWay = undefined),
    )
    return underWay
  }

  return {
    /** The bearer for a call, obtained first where there is none. */
    async bearerFor(auth: Auth): Promise<string | undefined> {
      const { accessToken, refreshToken } = tokenCookies.read()
      if (auth === 'refresh') return refreshToken
      return accessToken ?? obtainOnce(undefined)
    },
    /**
     * After a 401: whether the call may be sent again with another bearer. False: the session is over. Throws when the
     * answer could not be had at all (offline, suspended): that is no reason to log anybody out.
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
     * A renewed bearer was refused, too. Throws when that is because another tab logged out, which may still be at it:
     * then nobody has to be told that a session ended.
     */
    async confirmEnd(refused: string | undefined): Promise<void> {
      if (refused) await withCrossTabLock(() => Promise.resolve(successorOf(refused)))
    },
  }
}
