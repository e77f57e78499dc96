import type { Auth } from '@tsudoi/contracts/endpoint'
import type { Tokens } from '@tsudoi/contracts/auth/auth.endpoints'
import { AxiosError } from 'axios'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'
import { adoptEarlyGuest } from './earlyGuest.ts'

/** The two calls that obtain tokens. */
export interface TokenCalls {
  signinGuest: () => Promise<Tokens>
  refresh: () => Promise<Tokens>
}

/** Whoever waits for another tab's refresh goes on alone after this long: a lock may be held by a tab that hangs. */
const lockPatience = 10_000

const isUnauthenticated = (error: unknown) => error instanceof AxiosError && error.response?.status === 401

/** Runs a task in one tab at a time, where the browser can. */
async function exclusively<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator) || !navigator.locks) return task()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return task()
  }
  try {
    return await navigator.locks.request('tsudoi.tokens', { signal: AbortSignal.timeout(lockPatience) }, begin)
  } catch (error) {
    if (hasBegun) throw error
    return task()
  }
}

/**
 * Keeps the bearer of every request: begins a guest session when there is no token (S033), renews it after a 401, once for
 * all who wait and once across tabs. What it knows stands in the cookies, so that a tab adopts what its sibling obtained.
 */
export function createTokenKeeper(calls: TokenCalls, onRefreshed: () => void) {
  let underWay: Promise<string | undefined> | undefined

  async function beginGuest(): Promise<string> {
    const early = await adoptEarlyGuest()
    if (early) return early
    const tokens = await calls.signinGuest()
    tokenCookies.store(tokens)
    return tokens.accessToken
  }

  async function refresh(stale: string | undefined, refreshToken: string): Promise<string | undefined> {
    try {
      const tokens = await calls.refresh()
      // Logged out or logged in anew meanwhile: what came back belongs to nobody.
      if (tokenCookies.read().refreshToken !== refreshToken) return tokenCookies.read().accessToken
      tokenCookies.store(tokens)
      onRefreshed()
      return tokens.accessToken
    } catch (error) {
      const { accessToken } = tokenCookies.read()
      if (accessToken && accessToken !== stale) return accessToken
      throw error
    }
  }

  /** `stale` is the token that was refused; undefined when there was none. */
  async function obtain(stale: string | undefined): Promise<string | undefined> {
    const { accessToken, refreshToken } = tokenCookies.read()
    if (accessToken && accessToken !== stale) return accessToken
    const wasMember = claimsOf(stale).accountId !== ''
    if (refreshToken && wasMember) return refresh(stale, refreshToken)
    if (refreshToken && !stale) return refresh(stale, refreshToken).catch(orGuest)
    // A member whose session was ended in another tab must not go on as a guest unawares.
    return wasMember ? undefined : beginGuest()
  }

  /** A refresh token that was left over and no longer counts is no session to mourn. */
  function orGuest(error: unknown): Promise<string> {
    if (!isUnauthenticated(error)) throw error
    tokenCookies.clear()
    return beginGuest()
  }

  function obtainOnce(stale: string | undefined): Promise<string | undefined> {
    underWay ??= exclusively(() => obtain(stale)).finally(() => (underWay = undefined))
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
     * After a 401: whether the call may be sent again with another bearer. False: the session is over. Throws when the answer could not be
     * had at all (offline, suspended): that is no reason to log anybody out.
     */
    async renewBearer(refused: string | undefined): Promise<boolean> {
      try {
        return (await obtainOnce(refused)) !== undefined
      } catch (error) {
        if (isUnauthenticated(error)) return false
        throw error
      }
    },
  }
}
