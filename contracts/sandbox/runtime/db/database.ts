import { PGlite, types as pgliteTypes, type PGliteOptions } from '@electric-sql/pglite'
import {
  Kysely,
  PGliteAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
} from 'kysely'
import pg from 'pg'
import type { MessageCode } from '../../../errors.ts'
import { Failure } from '../failure.ts'
import { PGliteDriver } from './pgliteDriver.ts'

/**
 * Opens the database: PostgreSQL by its URL, else PGlite in a folder or in memory. Both run the same SQL. Differences
 * of the drivers are settled here: integers are read as numbers, dates stay `YYYY-MM-DD`.
 */
export function openDatabase({ databaseUrl, ...data }: DatabaseOptions): Kysely<unknown> {
  return new Kysely({ dialect: databaseUrl ? postgres(databaseUrl) : pglite(data) })
}

/** Where the database stores its data; by default in memory. */
export interface DatabaseOptions {
  /** URL of a PostgreSQL; takes precedence over the folder. */
  databaseUrl?: string | undefined
  /** Folder of PGlite's data; without it, the data are in memory and end with the process. */
  folder?: string | undefined
  /** Initial data: a dump of another PGlite (`dumpDataDir`). */
  snapshot?: Blob | undefined
  /** An already open PGlite (`openPglite`); it is closed with the database. */
  pglite?: PGlite
}

/**
 * Size of the database's own cache. PostgreSQL fills its default of 128 MB with zeros at each start, which takes longer
 * than the rest of the start. The sandbox's files have about 20 MB, and most of them are rarely read.
 */
const cacheSize = ['-c', 'shared_buffers=16MB']

/**
 * Opens PGlite in a folder or in memory.
 *
 * @param engine further options for a browser: the engine's files, and the storage
 */
export async function openPglite({ folder, snapshot }: DatabaseOptions, engine: PGliteOptions = {}): Promise<PGlite> {
  const parsers = { [pgliteTypes.DATE]: (day: string) => day, [pgliteTypes.INT8]: Number }
  const data = { ...(folder && { dataDir: folder }), ...(snapshot && { loadDataDir: snapshot }) }
  const startParams = [...PGlite.defaultStartParams, ...cacheSize]
  const database = await PGlite.create({ startParams, ...engine, ...data, parsers })
  // Does not wait for the write-ahead log if the data is in memory, because it ends with the process.
  if (!folder && !engine.fs) await database.exec('set synchronous_commit = off')
  return database
}

function pglite({ pglite, ...data }: DatabaseOptions): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => new PGliteDriver(async () => pglite ?? openPglite(data)),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function postgres(connectionString: string): PostgresDialect {
  const readers: Record<number, (text: string) => unknown> = {
    [pg.types.builtins.DATE]: (day) => day,
    [pg.types.builtins.INT8]: Number,
  }
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => readers[oid] ?? pg.types.getTypeParser(oid, format),
  }
  const pool = new pg.Pool({ connectionString, max: 10, types })
  // Ignores errors of idle connections. The pool replaces a connection that the server has closed, and a query without
  // a connection reports the error itself.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

/** The SQLSTATE of a failed statement, the same on both engines; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** Awaits an insertion into a unique column. Throws `otherwise` if another request has just inserted the same value. */
export async function orFailIfTaken<T>(insertion: Promise<T>, otherwise: MessageCode): Promise<T> {
  try {
    return await insertion
  } catch (error) {
    throw sqlState(error) === '23505' ? new Failure(otherwise) : error
  }
}
