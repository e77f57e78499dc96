import type { Worlds } from './db/worlds.ts'
import type { TalkRooms } from './http/talkRooms.ts'
import type { Streams } from './http/streams.ts'
import type { RateLimits } from './security/rateLimits.ts'
import type { TestProvider } from './security/testProvider.ts'
import type { TokenMint } from './security/tokens.ts'

/** What every call can use, whichever world it is about. */
export interface SandboxServices {
  worlds: Worlds
  mint: TokenMint
  limits: RateLimits
  streams: Streams
  /** Who is in a room of a live talk now. */
  talkRooms: TalkRooms
  /** Stands for the five third parties one can sign in by. */
  testProvider: TestProvider
  /** Shared by the payment host and the local gateway alone. */
  gatewayKey: string
  /** Origin of the app, for links in mails. It is configured and never taken from a request. */
  appAddress: string
  /** What the hash of a password takes (`passwords.ts`). */
  passwordCost: number
  close(): Promise<void>
}
