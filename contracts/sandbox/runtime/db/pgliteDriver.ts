import { Mutex, protocol, type PGlite } from '@electric-sql/pglite'
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'

/** The maximum number of cached query plans. The least recently used ones are removed. */
const mostPlans = 500

/** A prepared statement of the database. */
interface Plan {
  name: string
  /** The type ids of the statement's parameters. */
  takes: readonly number[]
  gives: readonly Field[]
}

interface Field {
  name: string
  dataTypeID: number
}

/** A message of the PostgreSQL protocol. */
type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]

const { serialize } = protocol

/**
 * A Kysely driver for PGlite that caches query plans. PGlite's own `query` parses and plans each statement again, in
 * six steps; this takes a sixth of the time.
 */
export class PGliteDriver implements Driver {
  readonly #open: () => Promise<PGlite>
  /** Gives one transaction at a time exclusive use of the connection, because PGlite has only one connection. */
  readonly #turn = new Mutex()
  #connection: Connection | undefined

  constructor(open: () => Promise<PGlite>) {
    this.#open = open
  }

  async init(): Promise<void> {
    this.#connection = new Connection(await this.#open())
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turn.acquire()
    if (this.#connection) return this.#connection
    throw new Error('The database is not open.')
  }

  async releaseConnection(): Promise<void> {
    this.#turn.release()
  }

  async beginTransaction(): Promise<void> {
    await this.#connection?.begin()
  }

  async commitTransaction(): Promise<void> {
    await this.#connection?.end('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection?.end('rollback')
  }

  async destroy(): Promise<void> {
    await this.#connection?.close()
  }
}

class Connection implements DatabaseConnection {
  readonly #pglite: PGlite
  /** Plans by SQL; the most recently used is last. */
  readonly #plans = new Map<string, Plan>()
  #count = 0
  /** Whether tables have changed since the plans were made. */
  #areTablesNew = false
  /** Whether a transaction is running. Its writes are flushed to the files at its end. */
  #inTransaction = false

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Statements that define tables run only once each, so caching their plan would be useless.
    if (isDefinition(sql)) return this.#define(sql)
    const plan = await this.#planOf(sql)
    const values = parameters.map((value, index) => this.#written(value, plan.takes[index]))
    const bind = serialize.bind({ statement: plan.name, values })
    const messages = await this.#send(bind, serialize.execute({}), serialize.sync())
    const rows = messages.filter(isRow).map(({ fields }) => this.#read(plan.gives, fields) as R)
    const affected = /^(?:INSERT 0|UPDATE|DELETE|MERGE) (\d+)$/.exec(tagIn(messages))?.[1]
    return { rows, ...(affected !== undefined && { numAffectedRows: BigInt(affected) }) }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite answers with all rows at once.')
  }

  async begin(): Promise<void> {
    this.#inTransaction = true
    await this.#send(serialize.query('begin'))
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#inTransaction = false
    const messages = await this.#send(serialize.query(how))
    // Throws if the commit was a rollback, which happens after a failed statement. Only the tag of the answer shows it.
    if (how === 'commit' && tagIn(messages) === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async close(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close()
  }

  async #define<R>(sql: string): Promise<QueryResult<R>> {
    await this.#send(serialize.query(sql))
    this.#areTablesNew = true
    return { rows: [] }
  }

  async #planOf(sql: string): Promise<Plan> {
    // Drops the cached plans if tables have changed, because plans may refer to former columns.
    if (this.#areTablesNew) await this.#forgetPlans()
    const plan = this.#plans.get(sql) ?? (await this.#makePlan(sql))
    this.#plans.delete(sql)
    this.#plans.set(sql, plan)
    return plan
  }

  async #makePlan(sql: string): Promise<Plan> {
    const name = `plan_${(this.#count += 1)}`
    const [oldest] = this.#plans
    const leaving = this.#plans.size >= mostPlans ? oldest : undefined
    if (leaving) this.#plans.delete(leaving[0])
    const messages = await this.#send(
      ...(leaving ? [serialize.close({ type: 'S', name: leaving[1].name })] : []),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const parameterTypes = messages.find(isParameters)?.dataTypeIDs ?? []
    const gives = messages.find(isColumns)?.fields ?? []
    return { name, takes: parameterTypes, gives }
  }

  async #forgetPlans(): Promise<void> {
    this.#plans.clear()
    await this.#send(serialize.query('deallocate all'))
    this.#areTablesNew = false
  }

  async #send(...parts: readonly Uint8Array[]): Promise<readonly Message[]> {
    const { messages } = await this.#pglite.execProtocol(Buffer.concat(parts), { syncToFs: !this.#inTransaction })
    return messages
  }

  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const write = this.#pglite.serializers[type ?? 0]
    return write ? write(value) : String(value as string)
  }

  #read(columns: readonly Field[], row: readonly (string | null)[]): object {
    const read = ({ dataTypeID }: Field, text: string | null | undefined): unknown => {
      if (text === null || text === undefined) return null
      return this.#pglite.parsers[dataTypeID]?.(text, dataTypeID) ?? text
    }
    return Object.fromEntries(columns.map((column, index) => [column.name, read(column, row[index])]))
  }
}

const isDefinition = (sql: string) => /^\s*(create|alter|drop)\b/i.test(sql)
const isRow = (message: Message): message is Message & { fields: (string | null)[] } => message.name === 'dataRow'
const isColumns = (message: Message): message is Message & { fields: Field[] } => message.name === 'rowDescription'
const isParameters = (message: Message): message is Message & { dataTypeIDs: number[] } =>
  message.name === 'parameterDescription'

/** The command tag of the result, for example `UPDATE 3`. */
const tagIn = (messages: readonly Message[]) =>
  (messages.findLast(({ name }) => name === 'commandComplete') as { text?: string } | undefined)?.text ?? ''
