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
 * Opens the database: PostgreSQL by its address, else PGlite in a folder, or in memory when there is none. One SQL for
 * both; what their drivers read differently is settled here: whole numbers are numbers, days stay `YYYY-MM-DD`.
 */
export function openDatabase({ databaseUrl, ...data }: DatabaseOptions): Kysely<unknown> {
  return new Kysely({ dialect: databaseUrl ? postgres(databaseUrl) : pglite(data) })
}

export interface DatabaseOptions {
  /** Address of a PostgreSQL; it wins over the folder. */
  databaseUrl?: string
  /** Folder of PGlite's data; without one they live in memory and end with the process. */
  folder?: string
  /** Data of another PGlite (`dumpDataDir`) to begin with. */
  snapshot?: Blob
  /** One that is open already (`openPglite`); it is closed with the database. */
  pglite?: PGlite
}

/**
 * In a folder, or in memory.
 *
 * @param engine what a browser has to say besides: where the engine's own files are, and what keeps the data
 */
export async function openPglite(
  { folder, snapshot }: DatabaseOptions = {},
  engine: PGliteOptions = {},
): Promise<PGlite> {
  const parsers = { [pgliteTypes.DATE]: (day: string) => day, [pgliteTypes.INT8]: Number }
  const data = { ...(folder && { dataDir: folder }), ...(snapshot && { loadDataDir: snapshot }) }
  const database = await PGlite.create({ ...engine, ...data, parsers })
  // What lives in memory ends with the process: nothing is gained by waiting for the log.
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
  // An idle connection that the server ends is replaced by the pool; a query that needs one tells what is wrong.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

/** SQLSTATE of a failed statement, the same on both engines; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** For what must be unique: the row that another call has just written is a refusal, not an accident. */
export async function unlessTaken<T>(insertion: Promise<T>, otherwise: MessageCode): Promise<T> {
  try {
    return await insertion
  } catch (error) {
    throw sqlState(error) === '23505' ? new Failure(otherwise) : error
  }
}
