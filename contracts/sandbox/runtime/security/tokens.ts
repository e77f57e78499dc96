import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Tokens } from '../../../auth/auth.endpoints.ts'
import type { RoomRole } from '../../../livetalk/livetalkShapes.ts'
import { days, minutes, seconds } from '../clock.ts'

/** Lifetime of access tokens (X3). */
const accessLifetimeMs = minutes(15)
const refreshLifetimeMs = days(60)

/**
 * How long the room keys of live talks are valid: not long, because clients renew them while polling every few seconds.
 */
export const roomKeyLifetimeMs = minutes(5)

type Kind = 'access' | 'refresh' | 'realtime'

const claims = z.object({
  /** The account id; empty for a guest (Q44). */
  AccountID: z.string(),
  world: z.string(),
  /** The session id. */
  sid: z.string(),
  /**
   * The refresh token's id, also in the other tokens issued with it, so that tokens refreshed within a second still
   * differ.
   */
  jti: z.optional(z.string()),
  exp: z.number(),
})

/** The claims of an access, refresh or realtime token. */
export type TokenClaims = z.infer<typeof claims>

/** For whom and when tokens are issued. */
interface Grant {
  dataset: string
  sessionId: string
  accountId: string | null
  refreshTokenId: string
  issuedAt: Date
}

const roomClaims = z.object({
  world: z.string(),
  /** The account id. */
  sub: z.string(),
  /** The session that requested the key; the key is valid only while the session lasts. */
  sid: z.string(),
  livetalkId: z.string(),
  /** The only room that the key opens; a key without it opens every room of the live talk. */
  channelId: z.optional(z.string()),
  role: z.string(),
  exp: z.number(),
})

/** The claims of a room key. */
export type RoomClaims = z.infer<typeof roomClaims>

/** For whom, for which room and when a room key is issued. */
interface RoomGrant {
  dataset: string
  accountId: string
  sessionId: string
  livetalkId: string
  channelId?: string | undefined
  role: RoomRole
  issuedAt: Date
}

/** The tokens of a session of the sandbox, which always has a realtime service. */
export interface SignedTokens extends Tokens {
  firebaseToken: string
}

/** Signs and verifies the tokens of one sandbox. */
export class TokenMint {
  readonly #key: Uint8Array

  constructor(secret: string) {
    this.#key = Buffer.from(secret, 'base64')
  }

  /** Signs the tokens for a grant. Deterministic: the same grant yields identical tokens. */
  async tokensFor(grant: Grant): Promise<SignedTokens> {
    const [accessToken, refreshToken, firebaseToken] = await Promise.all([
      this.#sign(grant, 'access', accessLifetimeMs),
      this.#sign(grant, 'refresh', refreshLifetimeMs),
      this.#sign(grant, 'realtime', accessLifetimeMs),
    ])
    return { accessToken, refreshToken, firebaseToken }
  }

  #sign(
    { dataset, sessionId, accountId, refreshTokenId, issuedAt }: Grant,
    kind: Kind,
    lifetimeMs: number,
  ): Promise<string> {
    return new SignJWT({ AccountID: accountId ?? '', world: dataset, sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(kind)
      .setIssuedAt(issuedAt)
      .setExpirationTime(new Date(issuedAt.getTime() + lifetimeMs))
      .setJti(refreshTokenId)
      .sign(this.#key)
  }

  /** A keyed hash of a text: it recognises the text, but does not reveal it without the sandbox's secret. */
  keyedHashOf(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64')
  }

  /** A room key, valid for `roomKeyLifetimeMs` while the session lasts. */
  roomToken({ dataset, accountId, sessionId, livetalkId, channelId, role, issuedAt }: RoomGrant): Promise<string> {
    return new SignJWT({ world: dataset, sid: sessionId, livetalkId, channelId, role })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience('room')
      .setSubject(accountId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(new Date(issuedAt.getTime() + roomKeyLifetimeMs))
      .sign(this.#key)
  }

  /**
   * The password for a TURN server in the standard scheme, where the username contains the expiry. The TURN server
   * knows a secret that is derived from the sandbox's secret, and cannot sign tokens with it. No caller can obtain the
   * derived secret, because callers' texts never contain a NUL.
   */
  turnCredential(username: string): string {
    return createHmac('sha1', this.keyedHashOf('turn\0')).update(username).digest('base64')
  }

  /**
   * The claims of a token that this sandbox signed for this use; undefined for anything else. Does not check the
   * expiry: see {@link isUnexpired}.
   */
  read(token: string, kind: Kind): Promise<TokenClaims | undefined> {
    return this.#read(token, kind, claims)
  }

  /** Reads a room key, like {@link read}. */
  readRoom(token: string): Promise<RoomClaims | undefined> {
    return this.#read(token, 'room', roomClaims)
  }

  async #read<S extends z.ZodMiniType>(token: string, audience: string, schema: S): Promise<z.output<S> | undefined> {
    try {
      // Does not check the expiry, which depends on the dataset's clock. The dataset is known only after reading the
      // token.
      const options = { algorithms: ['HS256'], audience, currentDate: new Date(0) }
      const { payload } = await jwtVerify(token, this.#key, options)
      return z.parse(schema, payload)
    } catch {
      return undefined
    }
  }
}

/** Whether a token has not expired yet. */
export const isUnexpired = ({ exp }: { exp: number }, now: Date) => now.getTime() < seconds(exp)
