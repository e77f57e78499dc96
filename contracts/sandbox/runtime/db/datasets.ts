import { sql, type Kysely } from 'kysely'
import { timeAfter, machineClock, offsetClock, type Clock } from '../clock.ts'
import { copyRows } from './copyRows.ts'
import { createTables, sharedSchema, migrate } from './migrate.ts'
import { sharedMigrations, datasetMigrations } from '../../migrations.ts'
import type { DatasetTables, Db } from '../../schema.ts'
import type { SharedTables } from './shared.tables.ts'

/**
 * A dataset is a complete set of the product's data with its own clock, stored in one schema of the database. The demo
 * uses a permanent dataset. Provider states and scenarios use separate ones, so that a state like "no channels" or a
 * changed clock affects no other. The token of a request says which dataset it uses; without a token it is the demo's.
 */
export interface OpenDataset {
  name: string
  schema: string
  db: Kysely<DatasetTables>
  clock: Clock
}

/** Name of the permanent dataset that users of the sandbox see. */
export const demoDataset = 'demo'
/** The dataset in which the state hook sets up provider states; it contains nothing else. */
export const verificationDataset = 'verification'

const schemaOf = (name: string) => `${sharedSchema}_${name.replaceAll('-', '_')}`

/** The datasets of one database. */
export class Datasets {
  readonly shared: Kysely<SharedTables>
  readonly #db: Kysely<unknown>
  readonly machine: Clock
  readonly #open = new Map<string, OpenDataset>()
  /** Datasets that are being created, so that two concurrent requests for a new one get the same. */
  readonly #opening = new Map<string, Promise<OpenDataset>>()
  readonly #offsets = new Map<string, number>()

  private constructor(db: Kysely<unknown>, machine: Clock) {
    this.#db = db
    this.machine = machine
    this.shared = db.withSchema(sharedSchema) as unknown as Kysely<SharedTables>
  }

  /** Creates the shared tables and the demo dataset. Deletes all other datasets of earlier runs. */
  static async open(db: Kysely<unknown>, machine: Clock = machineClock): Promise<Datasets> {
    const datasets = new Datasets(db, machine)
    await migrate(db, sharedSchema, sharedMigrations)
    const former = await datasets.shared.selectFrom('world').select('name').where('name', '<>', demoDataset).execute()
    for (const { name } of former) await datasets.discard(name)
    await datasets.create(demoDataset)
    return datasets
  }

  /** Opens the datasets of a complete database without migrating or deleting any. */
  static async resume(db: Kysely<unknown>, machine: Clock = machineClock): Promise<Datasets> {
    const datasets = new Datasets(db, machine)
    const rows = await datasets.shared.selectFrom('world').select(['name', 'schema']).execute()
    for (const { name, schema } of rows) await datasets.#once(name, () => datasets.#enter(name, schema))
    return datasets
  }

  get(name: string): OpenDataset | undefined {
    return this.#open.get(name)
  }

  /** Names of the open datasets, the oldest first. */
  names(): string[] {
    return [...this.#open.keys()]
  }

  /**
   * Returns the dataset of this name, or creates it and fills it with `fill`. Names consist of lower-case letters,
   * digits and hyphens.
   */
  async create(name: string, fill?: (dataset: OpenDataset) => Promise<void>): Promise<OpenDataset> {
    return this.#once(name, async () => {
      const schema = schemaOf(name)
      // Migrates the tables of the demo. Only they survive a restart, and can be of an older version.
      if (name === demoDataset) await migrate(this.#db, schema, datasetMigrations)
      else await createTables(this.#db, schema, datasetMigrations)
      const dataset = await this.#enter(name, schema)
      await fill?.(dataset)
      return dataset
    })
  }

  /**
   * Creates a dataset with a copy of another one's rows. It reuses the tables of the dataset `former`, which ends:
   * emptying tables is ten times as fast as creating them.
   */
  async copy(from: OpenDataset, name: string, former?: string): Promise<OpenDataset> {
    return this.#once(name, async () => {
      const schema = former ? await this.#takeSchema(former) : undefined
      if (!schema) await createTables(this.#db, schemaOf(name), datasetMigrations)
      await copyRows(this.#db, from.schema, schema ?? schemaOf(name))
      return this.#enter(name, schema ?? schemaOf(name))
    })
  }

  #once(name: string, make: () => Promise<OpenDataset>): Promise<OpenDataset> {
    if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) throw new Error(`"${name}" cannot be the name of a world`)
    const opening = this.#opening.get(name) ?? make()
    this.#opening.set(name, opening)
    return opening.catch((error: unknown) => {
      this.#opening.delete(name)
      throw error
    })
  }

  async #enter(name: string, schema: string): Promise<OpenDataset> {
    const { clock_offset } = await this.shared
      .insertInto('world')
      .values({ name, schema, created_at: machineClock.now() })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ schema }))
      .returning('clock_offset')
      .executeTakeFirstOrThrow()
    this.#offsets.set(name, clock_offset)
    const clock = offsetClock(() => this.#offsets.get(name) ?? 0, this.machine)
    const dataset = { name, schema, db: this.#db.withSchema(schema) as unknown as Kysely<DatasetTables>, clock }
    this.#open.set(name, dataset)
    return dataset
  }

  async discard(name: string): Promise<void> {
    const schema = await this.#takeSchema(name)
    if (schema) await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(this.#db)
  }

  /** Closes a dataset; returns its schema for the caller to reuse. */
  async #takeSchema(name: string): Promise<string | undefined> {
    this.#open.delete(name)
    this.#opening.delete(name)
    const row = await this.shared.deleteFrom('world').where('name', '=', name).returning('schema').executeTakeFirst()
    return row?.schema
  }

  /**
   * Sets the clock of a dataset to a time from which it continues, or back to the machine's time for null. Survives a
   * restart.
   *
   * @param db the caller's transaction, if it has one. Default: none.
   */
  async setClock(name: string, time: Date | null, db?: Pick<Db, 'withSchema'>): Promise<Date> {
    const offset = time === null ? 0 : time.getTime() - this.machine.now().getTime()
    this.#offsets.set(name, offset)
    const shared = db ? (db.withSchema(sharedSchema) as unknown as Kysely<SharedTables>) : this.shared
    await shared.updateTable('world').set({ clock_offset: offset }).where('name', '=', name).execute()
    return timeAfter(this.machine.now(), offset)
  }
}

/** Drops every schema of the sandbox, including the demo's and the shared one. */
export async function dropAllSchemas(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname = ${sharedSchema} or nspname like ${`${sharedSchema}\\_%`}
  `.execute(db)
  for (const { name } of rows) await sql`drop schema if exists ${sql.id(name)} cascade`.execute(db)
}
