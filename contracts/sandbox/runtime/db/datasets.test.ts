import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openScenario, scenarioDataset } from '../../development/scenarios.ts'
import { amount } from '../../../testing/amount.ts'
import { onBothEngines } from '../../testing/onBothEngines.ts'
import type { OpenDataset } from './datasets.ts'
import { seedContent } from '../../seeds.ts'

/** The number of scenario datasets that remain open. All but one are opened concurrently. */
const kept = amount({ part: 3, all: 8 })

await onBothEngines('the sandbox’s datasets', (sandbox) => {
  /** All rows of a dataset as text, by table. */
  async function specificationRows({ db, schema }: OpenDataset) {
    const { rows } = await sql<{ name: string; rows: string }>`
      select relname as name,
        query_to_xml(format('select * from %I.%I as t order by t', ${schema}::text, relname), true, false, '')::text as rows
      from pg_class where relnamespace = ${schema}::regnamespace and relkind = 'r' order by relname
    `.execute(db)
    return Object.fromEntries(rows.map(({ name, rows: text }) => [name, text]))
  }

  it('reuse the tables of a discarded dataset, without its rows', async () => {
    const { datasets } = sandbox().services
    const seeded = await datasets.create('seeded', ({ db }) => seedContent({ db, now: sandbox().time.now }))
    const used = await datasets.copy(seeded, 'used')
    await used.db.updateTable('gacha_item').set({ stock: 0 }).execute()
    await used.db.deleteFrom('banner').execute()
    await used.db.insertInto('session').values({ id: 'left', account_id: null, created_at: new Date() }).execute()
    await used.db
      .insertInto('ledger_transaction')
      .values({ id: 'left', reason: 'GRANT', created_at: new Date() })
      .execute()
    const again = await datasets.copy(seeded, 'again', 'used')
    expect(again.schema).toBe(used.schema)
    expect(await specificationRows(again)).toEqual(await specificationRows(seeded))
    expect(datasets.get('used')).toBeUndefined()
  })

  it('refuse an unbalanced ledger transaction in reused tables', async () => {
    const { datasets } = sandbox().services
    const dataset = await datasets.copy(await datasets.create('blank'), 'strict', 'again')
    const entries = ['house-granted', 'house-spent'].map((ledger_account_id, index) => ({
      transaction_id: 'one',
      ledger_account_id,
      amount: 1 + index,
    }))
    const unbalanced = dataset.db.transaction().execute(async (db) => {
      await db.insertInto('ledger_transaction').values({ id: 'one', reason: 'GRANT', created_at: new Date() }).execute()
      await db.insertInto('ledger_entry').values(entries).execute()
    })
    await expect(unbalanced).rejects.toThrow('does not add up')
  })

  it('of scenarios are limited in number: a new one replaces the oldest', async () => {
    const { datasets } = sandbox().services
    const opened = () => datasets.names().filter((name) => name.startsWith('scenario-'))
    await Promise.all(Array.from({ length: kept - 1 }, () => scenarioDataset(sandbox().services, kept)))
    await openScenario(sandbox().services, 'a guest', {})
    const [oldest, ...others] = opened()
    expect(others).toHaveLength(kept - 1)
    const newest = await scenarioDataset(sandbox().services, kept)
    expect(opened()).toEqual([...others, newest.name])
    expect(datasets.get(oldest ?? '')).toBeUndefined()
    expect(new Set(opened().map((name) => datasets.get(name)?.schema)).size).toBe(opened().length)
  })
})
