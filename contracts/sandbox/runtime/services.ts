import type { Datasets } from './db/datasets.ts'
import type { TalkRooms } from './http/talkRooms.ts'
import type { Streams } from './http/streams.ts'
import type { PushSender } from './pushSender.ts'
import type { RateLimits } from './security/rateLimits.ts'
import type { TestProvider } from './security/testProvider.ts'
import type { TokenMint } from './security/tokens.ts'

/** The services that every request can use, in any dataset. */
export interface SandboxServices {
  datasets: Datasets
  mint: TokenMint
  limits: RateLimits
  streams: Streams
  /** The current participants of live talk rooms. */
  talkRooms: TalkRooms
  /** The test provider, which replaces the five third-party providers that members can sign in with. */
  testProvider: TestProvider
  /** The key that only the payment host and the local gateway share. */
  gatewayKey: string
  /**
   * The origin of the app, for links in mails and previews of its pages. It is configured, and never taken from a
   * request.
   */
  appAddress: string
  /** Sends reminders to devices; undefined where the sandbox runs in a browser, which cannot. */
  push: PushSender | undefined
  /** The cost of password hashes (`passwords.ts`). */
  passwordCost: number
  close(): Promise<void>
}
