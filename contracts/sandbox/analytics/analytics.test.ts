import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  finishMoviePlaying,
  finishVideoPlaying,
  startMoviePlaying,
  startVideoPlaying,
} from '../../analytics/analytics.endpoints.ts'
import { callLimits } from '../callLimits.ts'
import { orFail } from '../runtime/failure.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())
beforeEach(async () => {
  await sandbox.given('a channel')
  token = (await sandbox.given('a member')).accessToken
  await sandbox.given('a video')
})

const id = 'video-hoshiyomi-1'
const start = { state: 1 as const, position: 0 }
const end = { state: 4 as const, position: 20 }
const ofVideo = (report: typeof start | typeof end) => ({ body: { videoId: id, ...report } })
const ofMovie = (report: typeof start | typeof end) => ({ body: { movieId: id, ...report } })

const pairs = {
  video: {
    begin: (as = token) => sandbox.call(startVideoPlaying, ofVideo(start), { token: as }),
    finish: (report: typeof start | typeof end = end, as = token) =>
      sandbox.call(finishVideoPlaying, ofVideo(report), { token: as }),
  },
  movie: {
    begin: (as = token) => sandbox.call(startMoviePlaying, ofMovie(start), { token: as }),
    finish: (report: typeof start | typeof end = end, as = token) =>
      sandbox.call(finishMoviePlaying, ofMovie(report), { token: as }),
  },
}
const set = async (changes: object) =>
  (await sandbox.db()).updateTable('video').set(changes).where('id', '=', id).execute()

it.each(['video', 'movie'] as const)(
  'the playback of a %s that the member may not watch is not recorded',
  async (kind) => {
    const { begin, finish } = pairs[kind]
    await set({ access_type: 'PURCHASE', consume_coin: 100 })
    expect((await begin()).body.messageCode).toBe('PermissionDenied')
    expect((await finish()).body.messageCode).toBe('PermissionDenied')
    await set({ access_type: 'NONE' })
    expect((await begin()).status).toBe(200)
  },
)

it.each(['video', 'movie'] as const)(
  'the end of a member’s own playback of a %s is recorded even if the member may no longer watch it',
  async (kind) => {
    const { begin, finish } = pairs[kind]
    const names = { accountId: 'acc-other', email: 'o@example.com', uniqueName: 'other2026' }
    const other = await sandbox.given('a member', names)
    await begin()
    await set({ published_until: sandbox.time.now, access_type: 'PURCHASE', consume_coin: 100 })
    expect((await begin()).body.messageCode).toBe('NotFound')
    expect((await finish()).status).toBe(200)
    expect((await finish(end, other.accessToken)).body.messageCode).toBe('PermissionDenied')
  },
)

it('a playback report is refused from a guest, with a position beyond a day, and if its member sends more reports than a player does', async () => {
  const { begin, finish } = pairs.video
  for (const position of [86_401, 2_147_483_648, -1, 0.5])
    expect((await finish({ ...end, position } as typeof end)).body.messageCode).toBe('InvalidArgument')
  const guest = (await sandbox.given('a guest')).accessToken
  expect((await begin(guest)).body.messageCode).toBe('PermissionDenied')
  const { tries } = orFail(callLimits['analytics.startVideoPlaying'])
  for (let each = 0; each < tries; each += 1) await begin()
  expect((await begin()).body.messageCode).toBe('TooManyRequests')
  expect((await finish()).status).toBe(200)
})
