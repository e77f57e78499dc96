import { AbortedTransactionError, sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, sqlState } from './database.ts'

let db: Kysely<unknown>
beforeAll(() => {
  db = openDatabase({})
})
afterAll(() => db?.destroy())

const codeOf = (work: Promise<unknown>) => work.then(() => undefined, sqlState)

describe('the database driver for PGlite, which caches query plans,', () => {
  it('reads and writes values of every type, without and with a cached plan', async () => {
    const day = '2004-02-29'
    const instant = new Date('2026-01-31T02:58:00.123Z')
    const bytes = new Uint8Array([0, 1, 255])
    for (const _ of [1, 2]) {
      const { rows } = await sql`select ${'星'}::text as text, ${7}::int as whole, ${2 ** 40}::bigint as large,
        ${false}::boolean as flag, ${null}::text as nothing, ${''}::text as empty, ${day}::date as day,
        ${instant}::timestamptz as instant, ${JSON.stringify({ a: null })}::jsonb as json, ${bytes}::bytea as bytes,
        ${['a', 'b"c']}::text[] as list`.execute(db)
      const [row] = rows as { bytes: Uint8Array }[]
      expect({ ...row, bytes: [...(row?.bytes ?? [])] }).toEqual({
        text: '星',
        whole: 7,
        large: 2 ** 40,
        flag: false,
        nothing: null,
        empty: '',
        day,
        instant,
        json: { a: null },
        bytes: [...bytes],
        list: ['a', 'b"c'],
      })
    }
  })

  it('returns the number of written rows, and runs further statements after a failed statement', async () => {
    await sql`create table thing (id text primary key)`.execute(db)
    const insert = (id: string) => sql`insert into thing values (${id})`.execute(db)
    expect((await insert('one')).numAffectedRows).toBe(1n)
    expect(await codeOf(insert('one'))).toBe('23505')
    expect(await codeOf(sql`select * from nothing`.execute(db))).toBe('42P01')
    await insert('two')
    expect((await sql`delete from thing`.execute(db)).numAffectedRows).toBe(2n)
  })

  it('throws AbortedTransactionError and rolls back if a statement in the transaction has failed', async () => {
    await sql`create table purse (coins int)`.execute(db)
    const work = db.transaction().execute(async (trx) => {
      await sql`insert into purse values (1)`.execute(trx)
      await sql`select 1 / ${0}::int`.execute(trx).catch(() => undefined)
    })
    await expect(work).rejects.toThrow(AbortedTransactionError)
    expect((await sql`select * from purse`.execute(db)).rows).toEqual([])
  })

  it('runs twenty concurrent transactions that increment a counter without losing an increment', async () => {
    await sql`create table counter (value int)`.execute(db)
    await sql`insert into counter values (0)`.execute(db)
    const add = () =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ value: number }>`select value from counter`.execute(trx)
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(trx)
      })
    await Promise.all(Array.from({ length: 20 }, add))
    expect((await sql`select value from counter`.execute(db)).rows).toEqual([{ value: 20 }])
  })

  it('makes a new plan when a table has changed', async () => {
    await sql`create table wide (a int)`.execute(db)
    const read = async () => (await sql`select * from wide`.execute(db)).rows
    await sql`insert into wide values (1)`.execute(db)
    expect(await read()).toEqual([{ a: 1 }])
    await sql`alter table wide add b int default 2`.execute(db)
    expect(await read()).toEqual([{ a: 1, b: 2 }])
  })

  it('caches at most 500 plans', async () => {
    for (let number = 0; number < 510; number += 1) await sql.raw(`select ${number} as number`).execute(db)
    const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([{ kept: 500 }])
    expect((await sql.raw('select 0 as number').execute(db)).rows).toEqual([{ number: 0 }])
  })
})
