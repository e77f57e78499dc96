import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Tokens } from '../../auth/auth.endpoints.ts'
import { days, minutes, seconds } from '../clock.ts'

/** How long tokens live (X3). */
export const accessLife = minutes(15)
export const refreshLife = days(60)

type Kind = 'access' | 'refresh' | 'realtime'

const claims = z.object({
  /** The account; empty for a guest (Q44). */
  AccountID: z.string(),
  world: z.string(),
  /** The session. */
  sid: z.string(),
  /** The refresh token. */
  jti: z.optional(z.string()),
  exp: z.number(),
})
export type Claims = z.infer<typeof claims>

/** Whom tokens are for, and when they were given out. */
export interface Grant {
  world: string
  sessionId: string
  accountId: string | null
  refreshTokenId: string
  issuedAt: Date
}

/** Signs and reads the tokens of one sandbox. */
export class TokenMint {
  readonly #key: Uint8Array

  constructor(secret: string) {
    this.#key = Buffer.from(secret, 'base64')
  }

  /** A function of the grant alone: the same grant gives the same tokens, letter by letter. */
  async tokensFor(grant: Grant): Promise<Tokens> {
    const [accessToken, refreshToken, firebaseToken] = await Promise.all([
      this.#sign(grant, 'access', accessLife),
      this.#sign(grant, 'refresh', refreshLife),
      this.#sign(grant, 'realtime', accessLife),
    ])
    return { accessToken, refreshToken, firebaseToken }
  }

  #sign({ world, sessionId, accountId, refreshTokenId, issuedAt }: Grant, kind: Kind, life: number): Promise<string> {
    const jwt = new SignJWT({ AccountID: accountId ?? '', world, sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(kind)
      .setIssuedAt(issuedAt)
      .setExpirationTime(new Date(issuedAt.getTime() + life))
    return (kind === 'refresh' ? jwt.setJti(refreshTokenId) : jwt).sign(this.#key)
  }

  /** By this mark a text is known again, and nobody without our secret can guess the text from it. */
  markOf(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64')
  }

  /**
   * The claims of a token we signed for this use; undefined for anything else. Its life is judged by {@link isAlive}.
   */
  async read(token: string, kind: Kind): Promise<Claims | undefined> {
    try {
      // Whether it has expired depends on the clock of its world, which is only known after reading it.
      const options = { algorithms: ['HS256'], audience: kind, currentDate: new Date(0) }
      const { payload } = await jwtVerify(token, this.#key, options)
      return claims.parse(payload)
    } catch {
      return undefined
    }
  }
}

export const isAlive = ({ exp }: Claims, now: Date) => now.getTime() < seconds(exp)
