import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { openDatabase, type DatabaseOptions } from './db/database.ts'
import { seedAccounts, seedContent } from '../seeds.ts'
import { demoDataset, Datasets } from './db/datasets.ts'
import type { Clock } from './clock.ts'
import { passwordCost as usualCost } from './security/passwords.ts'
import { TestProvider } from './security/testProvider.ts'
import type { PushSender } from './pushSender.ts'
import { RateLimits } from './security/rateLimits.ts'
import { TokenMint } from './security/tokens.ts'
import type { SandboxServices } from './services.ts'
import { TalkRooms } from './http/talkRooms.ts'
import { Streams } from './http/streams.ts'

/**
 * Options of {@link openSandbox}. With a snapshot, the sandbox continues from its data: nothing is created or seeded.
 */
export interface OpeningOptions extends DatabaseOptions {
  /** The clock to use instead of the machine's, for tests. */
  clock?: Clock
  /** Cost of password hashes; tests create hundreds. Default: that of members (`passwords.ts`). */
  passwordCost?: number | undefined
  /** Origin of the app, for links in mails and previews of its pages. Default: that of `npm run dev`. */
  appAddress?: string | undefined
  /** Creates the sender of push messages (reminders). Default: no reminders are sent. */
  openPush?: OpenPush | undefined
  /**
   * Whether the data are complete and used unchanged, like those of a snapshot. Default: whether `snapshot` is given.
   */
  isComplete?: boolean
}

/**
 * Creates the sender of push messages. `stored` returns the keys that an earlier run has stored; if there are none, it
 * stores and returns those that `create` makes.
 */
export type OpenPush = (stored: (create: () => string) => Promise<string>) => Promise<PushSender>

/** Opens the database, creates or resumes its datasets, and returns the services of the sandbox. */
export async function openSandbox({
  clock,
  passwordCost = usualCost,
  appAddress = 'http://localhost:5173',
  isComplete,
  openPush,
  ...data
}: OpeningOptions = {}): Promise<SandboxServices> {
  const db = openDatabase(data)
  try {
    const goesOn = isComplete ?? data.snapshot !== undefined
    const datasets = goesOn ? await Datasets.resume(db, clock) : await Datasets.open(db, clock)
    if (!goesOn) await seedDemo(datasets, passwordCost)
    const mint = new TokenMint(await secretOf(datasets, 'tokens'))
    const gatewayKey = await secretOf(datasets, 'gateway')
    const [limits, testProvider] = [new RateLimits(clock), new TestProvider(clock)]
    const [streams, talkRooms] = [new Streams(), new TalkRooms()]
    const push = await openPush?.((create) => secretOf(datasets, 'vapid', create))
    const security = { mint, limits, testProvider, gatewayKey, passwordCost, appAddress }
    return { datasets, streams, talkRooms, push, ...security, close: () => db.destroy() }
  } catch (error) {
    await closeQuietly(db)
    throw error
  }
}

async function seedDemo(datasets: Datasets, passwordCost: number): Promise<void> {
  const { db, clock } = await datasets.create(demoDataset)
  const ctx = { db, now: clock.now(), passwordCost }
  await seedContent(ctx)
  await seedAccounts(ctx)
}

/** Returns a secret of the sandbox. It is created once and stored with the data, so that sessions survive a restart. */
async function secretOf(
  { shared }: Datasets,
  name: 'tokens' | 'gateway' | 'vapid',
  create = () => randomBytes(32).toString('base64'),
): Promise<string> {
  const fresh = { name, value: create() }
  await shared
    .insertInto('secret')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await shared.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}

/** Closes the database without reporting errors, because the original error is the one to report. */
const closeQuietly = (db: Kysely<unknown>) => db.destroy().catch(() => undefined)
