import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Tokens } from '../../../auth/auth.endpoints.ts'
import type { RoomRole } from '../../../livetalk/livetalkShapes.ts'
import { days, minutes, seconds } from '../clock.ts'

/** How long tokens live (X3). */
const accessLife = minutes(15)
const refreshLife = days(60)

/** Rooms of live talks are left when nobody renews the key: clients poll every few seconds. */
export const roomLife = minutes(5)

type Kind = 'access' | 'refresh' | 'realtime'

const claims = z.object({
  /** The account; empty for a guest (Q44). */
  AccountID: z.string(),
  world: z.string(),
  /** The session. */
  sid: z.string(),
  /** The refresh token, in whatever came with it: what is refreshed within a second is another token all the same. */
  jti: z.optional(z.string()),
  exp: z.number(),
})
export type Claims = z.infer<typeof claims>

/** Whom tokens are for, and when they were given out. */
interface Grant {
  world: string
  sessionId: string
  accountId: string | null
  refreshTokenId: string
  issuedAt: Date
}

const roomClaims = z.object({
  world: z.string(),
  /** The account. */
  sub: z.string(),
  /** The session that asked for it: the key counts no longer than that. */
  sid: z.string(),
  livetalkId: z.string(),
  /** The one room it opens; without it every room of the live talk. */
  channelId: z.optional(z.string()),
  role: z.string(),
  exp: z.number(),
})
export type RoomClaims = z.infer<typeof roomClaims>

/** Who may enter which room of a live talk. */
interface RoomGrant {
  world: string
  accountId: string
  sessionId: string
  livetalkId: string
  channelId?: string
  role: RoomRole
  issuedAt: Date
}

/** Signs and reads the tokens of one sandbox. */
export class TokenMint {
  readonly #key: Uint8Array

  constructor(secret: string) {
    this.#key = Buffer.from(secret, 'base64')
  }

  /** A function of the grant alone: the same grant gives the same tokens, letter by letter. */
  async tokensFor(grant: Grant): Promise<Required<Tokens>> {
    const [accessToken, refreshToken, firebaseToken] = await Promise.all([
      this.#sign(grant, 'access', accessLife),
      this.#sign(grant, 'refresh', refreshLife),
      this.#sign(grant, 'realtime', accessLife),
    ])
    return { accessToken, refreshToken, firebaseToken }
  }

  #sign({ world, sessionId, accountId, refreshTokenId, issuedAt }: Grant, kind: Kind, life: number): Promise<string> {
    return new SignJWT({ AccountID: accountId ?? '', world, sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(kind)
      .setIssuedAt(issuedAt)
      .setExpirationTime(new Date(issuedAt.getTime() + life))
      .setJti(refreshTokenId)
      .sign(this.#key)
  }

  /** By this mark a text is known again, and nobody without our secret can guess the text from it. */
  markOf(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64')
  }

  /** A key to a room, for `roomLife` while the session lasts. */
  roomToken({ world, accountId, sessionId, livetalkId, channelId, role, issuedAt }: RoomGrant): Promise<string> {
    return new SignJWT({ world, sid: sessionId, livetalkId, channelId, role })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience('room')
      .setSubject(accountId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(new Date(issuedAt.getTime() + roomLife))
      .sign(this.#key)
  }

  /**
   * A password for a TURN server in the usual scheme, where the user's name tells how long it counts. The server shares
   * a secret made from ours, with which it could sign nothing else. No text of a caller has a NUL in it.
   */
  turnCredential(username: string): string {
    return createHmac('sha1', this.markOf('turn\0')).update(username).digest('base64')
  }

  /**
   * The claims of a token we signed for this use; undefined for anything else. Its life is judged by {@link isAlive}.
   */
  read(token: string, kind: Kind): Promise<Claims | undefined> {
    return this.#read(token, kind, claims)
  }

  /** The same for the key to a room. */
  readRoom(token: string): Promise<RoomClaims | undefined> {
    return this.#read(token, 'room', roomClaims)
  }

  async #read<S extends z.ZodMiniType>(token: string, audience: string, schema: S): Promise<z.output<S> | undefined> {
    try {
      // Whether it has expired depends on the clock of its world, which is only known after reading it.
      const options = { algorithms: ['HS256'], audience, currentDate: new Date(0) }
      const { payload } = await jwtVerify(token, this.#key, options)
      return z.parse(schema, payload)
    } catch {
      return undefined
    }
  }
}

export const isAlive = ({ exp }: { exp: number }, now: Date) => now.getTime() < seconds(exp)
