import { sql } from 'kysely'
import type { entryTimeStates, TimedList } from '../../states/entryTimes.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** For each list, the table and column with the times that order its entries. */
const columns: Readonly<Record<TimedList, readonly [table: string, column: string]>> = {
  'block.listBlocks': ['block', 'created_at'],
  'coin.listCoinHistory': ['ledger_transaction', 'created_at'],
  'event.listEvents': ['event_episode', 'start_time'],
  'event.listFollowedEvents': ['event_follow', 'created_at'],
  'notice.listNotices': ['notice', 'published_at'],
  'post.listPosts': ['post', 'created_at'],
  'present.listPresentHistory': ['present', 'received_at'],
  'present.listPresents': ['present', 'sent_at'],
  'ticket.listViewingPurchases': ['viewing_purchase', 'purchased_at'],
}

const firstTime = (list: TimedList) =>
  new Date(list === 'event.listEvents' ? '2099-01-01T10:00:00Z' : '2026-01-31T03:00:00Z')

/** Sets up the provider state that gives the entries of a list the same time. */
export const entryTimeStateHandlers: AreaStateHandlers<typeof entryTimeStates> = {
  setup: {
    async 'entries of one time'({ list, stepMs }, { db, dataset }) {
      const [tableName, columnName] = columns[list]
      const [table, column] = [sql.id(dataset.schema, tableName), sql.id(columnName)]
      await sql`
        update ${table} as entry
        set ${column} = ${firstTime(list)}::timestamptz + ranked.number * ${stepMs} * interval '1 millisecond'
        from (
          select ctid as place, row_number() over (order by ${column}, ctid) - 1 as number
          from ${table} where ${column} is not null
        ) as ranked
        where entry.ctid = ranked.place
      `.execute(db)
      return {}
    },
  },
  teardown: {},
}
