import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { openDatabase, type DatabaseOptions } from './db/database.ts'
import { seedAccounts, seedContent } from '../seeds.ts'
import { demoWorld, Worlds } from './db/worlds.ts'
import type { Clock } from './clock.ts'
import { passwordCost as usualCost } from './security/passwords.ts'
import { TestProvider } from './security/testProvider.ts'
import { RateLimits } from './security/rateLimits.ts'
import { TokenMint } from './security/tokens.ts'
import type { SandboxServices } from './services.ts'
import { TalkRooms } from './http/talkRooms.ts'
import { Streams } from './http/streams.ts'

/** With a snapshot, the sandbox goes on where the one was that it was taken of: nothing is made or filled. */
export interface OpeningOptions extends DatabaseOptions {
  /** The machine's clock, for tests. */
  clock?: Clock
  /** What the hash of a password takes; tests make hundreds of them. Default: that of members (`passwords.ts`). */
  passwordCost?: number
  /** Origin of the app, for links in mails. Default: that of `npm run dev`. */
  appAddress?: string
  /** Whether the data are complete, as a snapshot's are: they are taken as they are. Default: as `snapshot` says. */
  isComplete?: boolean
}

/** Opens the database with its worlds. */
export async function openSandbox({
  clock,
  passwordCost = usualCost,
  appAddress = 'http://localhost:5173',
  isComplete,
  ...data
}: OpeningOptions = {}): Promise<SandboxServices> {
  const db = openDatabase(data)
  try {
    const goesOn = isComplete ?? data.snapshot !== undefined
    const worlds = goesOn ? await Worlds.resume(db, clock) : await Worlds.open(db, clock)
    if (!goesOn) await seedDemo(worlds, passwordCost)
    const mint = new TokenMint(await secretOf(worlds, 'tokens'))
    const gatewayKey = await secretOf(worlds, 'gateway')
    const [limits, testProvider] = [new RateLimits(clock), new TestProvider(clock)]
    const [streams, talkRooms] = [new Streams(), new TalkRooms()]
    const security = { mint, limits, testProvider, gatewayKey, passwordCost, appAddress }
    return { worlds, streams, talkRooms, ...security, close: () => db.destroy() }
  } catch (error) {
    await closeQuietly(db)
    throw error
  }
}

async function seedDemo(worlds: Worlds, passwordCost: number): Promise<void> {
  const { db, clock } = await worlds.create(demoWorld)
  const place = { db, now: clock.now(), passwordCost }
  await seedContent(place)
  await seedAccounts(place)
}

/** Made once and kept with the data, so that sessions survive a restart. */
async function secretOf({ shared }: Worlds, name: 'tokens' | 'gateway'): Promise<string> {
  const fresh = { name, value: randomBytes(32).toString('base64') }
  await shared
    .insertInto('secret')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await shared.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}

/** The first error is the one to report. */
const closeQuietly = (db: Kysely<unknown>) => db.destroy().catch(() => undefined)
