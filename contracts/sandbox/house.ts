import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { openDatabase } from './db/database.ts'
import { seedContent } from './db/seedContent.ts'
import { seedAccounts } from './db/seedAccounts.ts'
import { demoWorld, Worlds } from './db/worlds.ts'
import type { Clock } from './clock.ts'
import { TestProvider } from './provider/testProvider.ts'
import { RateLimits } from './security/rateLimits.ts'
import { TokenMint } from './security/tokens.ts'
import { Streams } from './streams.ts'

/** What every call can use, whichever world it is about. */
export interface House {
  worlds: Worlds
  mint: TokenMint
  limits: RateLimits
  streams: Streams
  /** Stands for the five third parties one can sign in by. */
  testProvider: TestProvider
  /** Shared by the payment host and the local gateway alone. */
  gatewayKey: string
  close(): Promise<void>
}

export interface HouseOptions {
  /** Address of a PostgreSQL; it wins over the folder. */
  databaseUrl?: string
  /** Folder of PGlite's data; without one they live in memory and end with the process. */
  folder?: string
  /** The machine's clock, for tests. */
  clock?: Clock
}

/** Opens the database with its worlds. */
export async function openHouse({ databaseUrl, folder, clock }: HouseOptions = {}): Promise<House> {
  const db = openDatabase({ databaseUrl, folder })
  try {
    const worlds = await Worlds.open(db, clock)
    await seedDemo(worlds)
    const mint = new TokenMint(await secretOf(worlds, 'tokens'))
    const gatewayKey = await secretOf(worlds, 'gateway')
    const [limits, testProvider] = [new RateLimits(clock), new TestProvider(clock)]
    return { worlds, mint, limits, testProvider, streams: new Streams(), gatewayKey, close: () => db.destroy() }
  } catch (error) {
    await closeQuietly(db)
    throw error
  }
}

async function seedDemo(worlds: Worlds): Promise<void> {
  const { db, clock } = await worlds.create(demoWorld)
  const place = { db, now: clock.now() }
  await seedContent(place)
  await seedAccounts(place)
}

/** Made once and kept with the data, so that sessions survive a restart. */
async function secretOf({ house }: Worlds, name: 'tokens' | 'gateway'): Promise<string> {
  const fresh = { name, value: randomBytes(32).toString('base64') }
  await house
    .insertInto('secret')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await house.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}

/** The first error is the one to report. */
const closeQuietly = (db: Kysely<unknown>) => db.destroy().catch(() => undefined)
