import { afterAll, beforeAll, expect, it } from 'vitest'
import { signinEmail, signinGuest } from '../../auth/auth.endpoints.ts'
import {
  checkStreamer,
  listGroupLivetalks,
  listLivetalkTickets,
  signInMonitor,
} from '../../livetalk/livetalk.endpoints.ts'
import { timeAfter, days } from '../runtime/clock.ts'
import { accounts } from '../account/accounts.content.ts'
import { livetalkGroups } from './livetalks.content.ts'
import { TestSandbox } from '../testing/testSandbox.ts'
import { demoDataset } from '../runtime/db/datasets.ts'
import { seedLivetalk } from './livetalk.seed.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

async function seedAgain() {
  const { db, clock } = await sandbox.services.datasets.create(demoDataset)
  await seedLivetalk({ db, now: clock.now() })
  return db
}

/** Logs a demo account in; returns its token. */
async function loggedIn(accountId: string): Promise<string> {
  const { email = '', password = '' } = accounts.find((account) => account.accountId === accountId) ?? {}
  const { accessToken: token } = (await sandbox.call(signinGuest, {})).body
  return (await sandbox.call(signinEmail, { body: { email, password } }, { token })).body.accessToken
}

async function tonight(token: string) {
  const { body } = await sandbox.call(listGroupLivetalks, { params: { id: 'todai-pier' } }, { token })
  const open = body.livetalkList.filter(({ livetalkId, state }) => livetalkId.includes('tonight') && state !== 'ENDED')
  return { params: { id: open[0]?.livetalkId ?? '' } }
}

it('the sandbox’s seed creates live talks that can be reserved, and a streamer and an official who can log in', async () => {
  const token = await loggedIn('shiori')
  for (const { groupId } of livetalkGroups) {
    const { body } = await sandbox.call(listGroupLivetalks, { params: { id: groupId } }, { token })
    expect(body.livetalkList.map(({ state }) => state)).toContain('RESERVABLE')
  }
  const talk = await tonight(token)
  expect((await sandbox.call(checkStreamer, talk, { token })).body.role).toBe('STREAMER')
  const official = await sandbox.call(signInMonitor, talk, { token: await loggedIn('kakari') })
  expect(official.body.channelList).toHaveLength(1)
})

it('a second run of the sandbox’s seed changes no live talk, but creates a new one in place of one that has ended', async () => {
  const token = await loggedIn('koharu')
  const before = await (await seedAgain()).selectFrom('livetalk').select('id').orderBy('id').execute()
  expect(before).toEqual(await (await seedAgain()).selectFrom('livetalk').select('id').orderBy('id').execute())
  const first = await sandbox.call(listLivetalkTickets, await tonight(token), { token })
  expect(first.body.list).toMatchObject([{ ownedCount: 1, unusedCount: 0, reservation: { state: 'RESERVED' } }])
  sandbox.time.now = timeAfter(sandbox.time.now, days(1))
  await seedAgain()
  const later = await loggedIn('koharu')
  const next = await sandbox.call(listLivetalkTickets, await tonight(later), { token: later })
  expect(next.body.livetalk.livetalkId).not.toBe(first.body.livetalk.livetalkId)
  expect(next.body.list).toMatchObject([{ ownedCount: 1, unusedCount: 0, reservation: { state: 'RESERVED' } }])
})
