import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bearerOfCase, statesOfCase, type Case } from '../../case.ts'
import { calls, type CallCases, type CallName } from '../../cases.ts'
import { closedWithChannel } from '../../closedWithChannel.ts'
import { fillPath } from '../../endpoint.ts'
import type { ErrorBody, MessageCode } from '../../errors.ts'
import { formOf, isMultipart } from '../../multipart.ts'
import { verificationDataset } from '../runtime/db/datasets.ts'
import { onBothEngines } from './onBothEngines.ts'
import type { TestSandbox } from './testSandbox.ts'

/** The error code for a channel whose publication has ended. */
const over = 'UnavailableIpPublicationPeriod' satisfies MessageCode

/**
 * What an endpoint must answer for a channel whose publication has ended: a refusal, or 200 without anything that
 * belongs to the channel (`hides`), or the same as before (`keeps`, with the reason).
 */
type Verdict = { refuses: MessageCode } | 'hides' | { keeps: string }

const owned = { keeps: 'what a member owns or has paid for stays' }
const record = { keeps: 'a record of what happened' }
const takenBack = { keeps: 'what one has given can be taken back at any time' }
const setting = { keeps: 'a setting of the member’s own, which shows nothing of the channel' }
const admitted = { keeps: 'a performance takes place, and holders of tickets are let in' }
const arranged = { keeps: 'a talk that was agreed on takes place' }

/**
 * Every endpoint with a channel, or something that belongs to one, in its request or answer. A new endpoint without an
 * entry fails.
 */
const verdicts: Partial<Record<CallName, Verdict>> = {
  ...Object.fromEntries([...closedWithChannel].map((name) => [name, { refuses: over }])),
  'analytics.finishMoviePlaying': record,
  'analytics.finishVideoPlaying': record,
  'campaign.listCampaigns': { refuses: over },
  'channel.listChannels': 'hides',
  'channel.listFollows': 'hides',
  'channel.unfollowChannel': takenBack,
  'collection.getPrivilegeStoryGroup': { refuses: 'NotFound' },
  'collection.getPrivilegeTicket': owned,
  'collection.getTicketAddress': owned,
  'collection.listCollectedLotteries': owned,
  'collection.listCollectedMovies': 'hides',
  'collection.listCollectedPhotos': owned,
  'collection.listCollectedPreorders': owned,
  'collection.listCollectedSpecials': 'hides',
  'collection.listCollectedVideos': 'hides',
  'collection.listPrivilegeStoryGroups': 'hides',
  'collection.listPrivilegeTickets': owned,
  'collection.listReadStoryGroups': 'hides',
  'collection.listUnlockedStoryGroups': 'hides',
  'collection.sendTicketAddress': owned,
  'door.getDoor': admitted,
  'door.listDoorPasses': owned,
  'door.recordEntries': admitted,
  'event.getOnDemandVideo': owned,
  'event.listEvents': 'hides',
  'event.listFollowedEvents': 'hides',
  'event.unfollowEvent': takenBack,
  'home.chooseBackground': owned,
  'home.getHome': owned,
  'home.listBackgrounds': owned,
  'home.listHomePhotoCandidates': owned,
  'livetalk.cancelSlot': arranged,
  'livetalk.checkStreamer': arranged,
  'livetalk.contactChannel': arranged,
  'livetalk.endTalk': arranged,
  'livetalk.endWaitRecording': arranged,
  'livetalk.forceExit': arranged,
  'livetalk.getMemberLivetalk': arranged,
  'livetalk.getTalkInfo': arranged,
  'livetalk.listMemberGroupLivetalks': arranged,
  'livetalk.permitMeeting': arranged,
  'livetalk.saveTalkInfo': arranged,
  'livetalk.signInMonitor': arranged,
  'livetalk.signInTalk': arranged,
  'livetalk.startTalk': arranged,
  'livetalk.startWaitRecording': arranged,
  'livetalk.waitInChannel': arranged,
  'lottery.selectLotteryItem': owned,
  'post.deletePost': takenBack,
  'post.unlikePost': takenBack,
  'reminder.changeReminders': setting,
  'reminder.getReminders': setting,
  'spending.getSpending': setting,
  'spending.startBreak': setting,
  'story.finishTutorial': record,
  'story.getTips': { refuses: 'NotFound' },
  'ticket.listTickets': owned,
  'ticket.listViewingPurchases': owned,
}

await onBothEngines('when the publication of its channel has ended, a call (Q104)', (sandbox) => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'is refused, hides the content or is answered as before, as this test’s table says: %s',
    async (name, call) => {
      // Advances the clock, because states use the row that was created last.
      sandbox().advanceClock(1)
      const { bearer, values } = await setUpStates(sandbox(), call)
      const below = await idsBelowChannels(sandbox())
      await closeChannels(sandbox())
      const { status, text } = await callWithStates(sandbox(), call, bearer, values)
      const mentioned = (where: string) => below.filter((id) => where.includes(`"${id}"`))
      const refusal = status === 200 ? undefined : (JSON.parse(text) as ErrorBody).messageCode
      const request = JSON.stringify((call.cases['full'] as Case).request)
      const seen = {
        nothing: { refusal, mentioned: mentioned(request + text) },
        hides: { refusal, mentioned: mentioned(text) },
        keeps: { refusal },
      }
      const verdict = verdicts[name]
      const kind = verdict === undefined ? 'nothing' : verdict === 'hides' ? 'hides' : 'keeps'
      const expected = {
        refusal: typeof verdict === 'object' && 'refuses' in verdict ? verdict.refuses : undefined,
        ...(kind !== 'keeps' && { mentioned: [] }),
      }
      expect(seen[kind]).toEqual(expected)
    },
  )
})

/** Sets up the states of the endpoint's `full` case. */
async function setUpStates(sandbox: TestSandbox, { cases }: CallCases) {
  const example = cases['full'] as Case
  let values: Record<string, string> = {}
  for (const { name, params } of statesOfCase(example)) values = { ...values, ...(await sandbox.given(name, params)) }
  const bearer = bearerOfCase(example)
  return { bearer: bearer && values[bearer], values }
}

async function callWithStates(
  sandbox: TestSandbox,
  { endpoint, cases }: CallCases,
  bearer: string | undefined,
  values: object,
) {
  const {
    params,
    query = {},
    body,
  } = (cases['full'] as Case).request as {
    params?: Record<string, string>
    query?: object
    body?: object
  }
  const json = Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, value as string),
    JSON.stringify(body) ?? '',
  )
  const isForm = isMultipart(endpoint)
  // Leaves out the cursor, because its row may be hidden. The page then starts from the first row.
  const queryEntries = Object.entries(query).filter(([key]) => !/^(seek\.)?last[A-Z]/.test(key))
  const search = new URLSearchParams(queryEntries.map(([key, value]) => [key, String(value)]))
  const headers = {
    'Idempotency-Key': crypto.randomUUID(),
    ...(!isForm && { 'Content-Type': 'application/json' }),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
  }
  const init = { method: endpoint.method, headers, body: isForm ? formOf(body ?? {}) : json || null }
  const response = await sandbox.send(endpoint.host, `${fillPath(endpoint.path, params)}?${search.toString()}`, init)
  return { status: response.status, text: await response.text() }
}

/** Ids of the channels, and of all rows that refer to one directly or indirectly. */
async function idsBelowChannels(sandbox: TestSandbox): Promise<string[]> {
  const { db, schema } = await sandbox.services.datasets.create(verificationDataset)
  const { rows: tables } = await sql<{ name: string }>`
    with recursive below as (
      select ${`${schema}.channel`}::regclass::oid as id
      union select conrelid from pg_constraint join below on confrelid = below.id
        where contype = 'f' and conrelid <> ${`${schema}.item`}::regclass
    )
    select relname as name from below join pg_class on pg_class.oid = below.id
      join pg_attribute on attrelid = below.id and attname = 'id' and atttypid = 'text'::regtype`.execute(db)
  const ids = tables.map(({ name }) => sql`select id from ${sql.id(schema, name)}`)
  const { rows } = await sql<{ id: string }>`${sql.join(ids, sql` union `)}`.execute(db)
  return rows.map(({ id }) => id)
}

async function closeChannels(sandbox: TestSandbox): Promise<void> {
  const { db, clock } = await sandbox.services.datasets.create(verificationDataset)
  await db.updateTable('channel').set({ published_until: clock.now() }).execute()
}
