import { afterAll, beforeAll, expect, it } from 'vitest'
import { getDoor, listDoorPasses, recordEntries } from '../../door/door.endpoints.ts'
import { signinEmail, signinGuest } from '../../auth/session.endpoints.ts'
import { accounts } from '../account/accounts.content.ts'
import { seedEvent } from '../event/event.seed.ts'
import { days, timeAfter } from '../runtime/clock.ts'
import { demoDataset } from '../runtime/db/datasets.ts'
import { TestSandbox } from '../testing/testSandbox.ts'
import { seedDoors } from './door.seed.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

const here = { params: { id: 'todai-harbour-night' } }

/** Logs a demo account in; returns its token. */
async function loggedIn(accountId: string): Promise<string> {
  const { email = '', password = '' } = accounts.find((account) => account.accountId === accountId) ?? {}
  const { accessToken: token } = (await sandbox.call(signinGuest, {})).body
  return (await sandbox.call(signinEmail, { body: { email, password } }, { token })).body.accessToken
}

it('the demo’s member has a pass for tonight, which the demo’s staff can check, and which works again at the next run', async () => {
  const token = await loggedIn('koharu')
  const passes = async () => (await sandbox.call(listDoorPasses, {}, { token: await loggedIn('koharu') })).body.list
  const tonight = (await passes()).filter(({ episodeId }) => episodeId === here.params.id)
  expect(tonight).toMatchObject([{ ticketId: 'todai-album-ticket', state: 'UNUSED' }])
  expect((await sandbox.call(listDoorPasses, {}, { token })).body.doors).toBeUndefined()

  const shiori = await loggedIn('shiori')
  const { doors = [] } = (await sandbox.call(listDoorPasses, {}, { token: shiori })).body
  expect(doors.map(({ episodeId }) => episodeId)).toEqual([here.params.id])
  expect((await sandbox.call(getDoor, here, { token: await loggedIn('kakari') })).body.list).toHaveLength(1)
  const enteredTime = sandbox.time.now.toISOString()
  const entry = { entryId: 'entry-0001', passId: tonight[0]?.passId ?? '', enteredTime, isAdmitted: false }
  await sandbox.call(recordEntries, { ...here, body: { door: '正面入口', entries: [entry] } }, { token: shiori })
  const stateTonight = async () => (await passes()).find(({ episodeId }) => episodeId === here.params.id)?.state
  expect(await stateTonight()).toBe('USED')

  sandbox.time.now = timeAfter(sandbox.time.now, days(1))
  const { db, clock } = await sandbox.services.datasets.create(demoDataset)
  await seedEvent({ db, now: clock.now() })
  await seedDoors({ db, now: clock.now() })
  expect(await stateTonight()).toBe('UNUSED')
})
