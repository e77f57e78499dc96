import type { DataExportChoice, DataExportKind } from '@tsudoi/design-system/screens/dataExport/dataExport.types'
import { allHandlers, handlersFor } from '@tsudoi/contracts/msw'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { setOffline } from '../connection/connection.ts'
import { tokenCookies } from '../session/cookies.ts'
import { resetSessionData } from '../session/resetSessionData.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { createMemoryCaches } from '../testing/createMemoryCaches.ts'
import { memberHost } from '../testing/memberHost.tsx'
import { testToken } from '../testing/testToken.ts'
import * as z from 'zod/mini'
import { memoryDestination, type ExportDestination } from './exportDestination.ts'
import { exportFileSchema, exportKinds } from './exportFormat.ts'
import type { ListsByKind } from './exportEntries.ts'
import { startExport, type ExportOptions } from './startExport.ts'

const server = memberHost()
afterEach(() => {
  setOffline(false)
  vi.unstubAllGlobals()
})

/** Waits for a value, as long as the test may take. */
const until = <Value>(read: () => Value) => vi.waitUntil(read, { timeout: 60_000 })

const time = '2026-01-31T10:00:00Z'
const seek = { hasNext: false }
const empty = { list: [], total: 0, photos: [], movies: [], tickets: [], storyPrivilegeGroups: [], storyGroups: [] }
const emptyLists = {
  ...empty,
  videos: [],
  lottery: [],
  preorder: [],
  hasNext: false,
  seek,
  postList: [],
  isPostable: false,
}

const post = (id: string, accountId = 'acc-hikari', text = `投稿${id}`) => ({
  id,
  postId: id,
  type: 'ip',
  typeId: 'todai',
  depth: '0',
  rootPostId: id,
  text,
  author: { accountId, nickName: accountId, uniqueName: accountId, isOfficial: false },
  like: { count: 1 },
  childrenCount: 0,
  createTime: time,
})
const withPicture = (id: string) => ({
  ...post(id),
  mediaList: [{ mediaId: id, type: 'IMAGE', url: `/media/${id}`, width: 1, height: 1 }],
})
const posts = (...postList: object[]) => ({ postList, isPostable: false, seek })

/** Answers the calls at these paths; any other list is empty. */
function answer(answers: Record<string, () => Response | Promise<Response>>) {
  server.use(
    ...Object.entries(answers).map(([path, respond]) => http.get(path, respond)),
    http.get('*/media/*', () => new HttpResponse(new Uint8Array(9), { headers: { 'Content-Type': 'image/png' } })),
    http.get('*', () => HttpResponse.json(emptyLists)),
  )
}

/** Starts an export, and records its states and what remains of its file. */
function start(
  kinds: DataExportKind[],
  given: { destination?: ExportDestination; read?: ListsByKind; includesMedia?: boolean } = {},
) {
  const memory = memoryDestination('tsudoi.zip')
  const onAbort = vi.fn<(result: unknown) => void>()
  const onClose = vi.fn<() => void>()
  const destination: ExportDestination = given.destination ?? {
    ...memory,
    async open() {
      const sink = await memory.open()
      return {
        ...sink,
        close: () => (onClose(), sink.close()),
        abort: async () => onAbort(await sink.abort()),
      }
    },
  }
  const onWork = vi.fn<ExportOptions['onWork']>()
  const onEnded = vi.fn<ExportOptions['onEnded']>()
  const onDone = vi.fn<ExportOptions['onDone']>()
  const choice: DataExportChoice = { kinds, includesMedia: given.includesMedia ?? true }
  const read = given.read ?? {}
  const run = startExport({ choice, destination, fileName: 'tsudoi.zip', read, onWork, onEnded, onDone })
  const failure = () => onWork.mock.lastCall?.[0].failure
  const zipText = async () => ((await until(() => onDone.mock.lastCall))[0].file as File).text()
  return { run, onWork, onEnded, onDone, onAbort, onClose, failure, zipText, read }
}

it('all kinds of the member’s data are read from the servers and exported into one file (Q500)', async () => {
  answer({ '*/v2/post/account/acc-hikari': () => HttpResponse.json(posts(post('1'))) })
  const all: DataExportKind[] = ['profile', 'posts', 'orders', 'coins', 'collection', 'follows', 'later']
  const text = await start(all).zipText()
  for (const kind of all) expect(text).toContain(`data/${kind}.json`)
  expect(text).toContain('投稿1')
})

it('a post of another member in the host’s answer is not exported (Q501)', async () => {
  answer({
    '*/v2/post/account/acc-hikari': () => HttpResponse.json(posts(post('1'), post('2', 'acc-sora', '他人の文章'))),
  })
  const text = await start(['posts']).zipText()
  expect(text).toContain('投稿1')
  expect(text).not.toContain('他人の文章')
  expect(text).not.toContain('acc-sora')
})

it('comments and replies are exported, too, each with its kind (Q501)', async () => {
  const asked = vi.fn<(url: string) => void>()
  answer({})
  const answers = [
    { ...post('2'), depth: '1', parentPostId: '1' },
    { ...post('3'), depth: '2', parentPostId: '2' },
  ]
  server.use(
    http.get('*/v2/post/account/acc-hikari', ({ request }) => {
      asked(request.url)
      return HttpResponse.json(posts(post('1'), ...answers))
    }),
  )
  const text = await start(['posts']).zipText()
  expect([...text.matchAll(/"level":"(\w+)"/g)].map(([, level]) => level)).toEqual(['POST', 'COMMENT', 'REPLY'])
  expect(asked.mock.lastCall?.[0]).toContain('withAnswers=true')
})

it('a member without a profile, whose posts the host does not find, gets an empty list (Q500)', async () => {
  answer({
    '*/v2/post/account/acc-hikari': () => HttpResponse.json({ messageCode: 'NotFound', code: 404 }, { status: 404 }),
  })
  const { zipText, onDone } = start(['posts'])
  expect(await zipText()).toContain('"kind":"posts","isComplete":true,"items":[\n]}')
  expect(onDone.mock.lastCall?.[0].incomplete).toEqual([])
})

it('after a failed page the export waits, and continues with that page when the user wants it (Q502)', async () => {
  const asked: (string | null)[] = []
  let isDown = true
  answer({})
  server.use(
    http.get('*/v2/post/account/acc-hikari', ({ request }) => {
      const after = new URL(request.url).searchParams.get('seek.lastCreateTime')
      asked.push(after)
      if (after && isDown) return HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })
      const page = after ? posts(post('2')) : { ...posts(post('1')), seek: { hasNext: true, lastCreateTime: time } }
      return HttpResponse.json(page)
    }),
  )
  const { run, failure, zipText, onEnded } = start(['posts'])
  await until(failure)
  isDown = false
  run.resume()
  const text = await zipText()
  expect(text).toContain('投稿1')
  expect(text).toContain('投稿2')
  expect(asked).toEqual([null, time, time])
  expect(onEnded).not.toHaveBeenCalled()
})

it('a lost connection during the pictures makes the export wait, and no picture is left out (Q503)', async () => {
  let isLost = true
  answer({
    '*/v2/post/account/acc-hikari': () => HttpResponse.json(posts(withPicture('1'), withPicture('2'))),
    '*/media/2': () => {
      if (!isLost) return new HttpResponse(new Uint8Array(9), { headers: { 'Content-Type': 'image/png' } })
      setOffline(true)
      return HttpResponse.error()
    },
  })
  const { run, failure, zipText, onDone } = start(['posts'])
  await until(failure)
  expect(failure()?.title).toBe('通信できませんでした')
  isLost = false
  setOffline(false)
  run.resume()
  expect(await zipText()).toContain('media/00002.png')
  expect(onDone.mock.lastCall?.[0].missing).toBe(0)
})

it.each([
  ['UNAVAILABLE', () => new HttpResponse(null, { status: 404 })],
  ['NOT_MEDIA', () => HttpResponse.html('<script>alert(1)</script>')],
  ['NOT_MEDIA', () => new HttpResponse('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } })],
  ['TOO_LARGE', () => new HttpResponse(new Uint8Array(20_000_001), { headers: { 'Content-Type': 'image/png' } })],
])('a picture that is %s is named in the file, and the others are exported (Q503)', async (problem, respond) => {
  answer({
    '*/v2/post/account/acc-hikari': () => HttpResponse.json(posts(withPicture('1'), withPicture('2'))),
    '*/media/1': respond,
  })
  const { zipText, onDone } = start(['posts'])
  const text = await zipText()
  expect(text).toContain(`"problem":"${problem}"`)
  expect(text).toContain('"file":"media/00001.png"')
  expect(onDone.mock.lastCall?.[0].missing).toBe(1)
})

it('a picture at another service is never requested (Q503)', async () => {
  const requested = vi.fn<() => Response>(() => HttpResponse.error())
  const media = (url: string) => ({
    ...withPicture('1'),
    mediaList: [{ mediaId: '1', type: 'IMAGE', url, width: 1, height: 1 }],
  })
  server.use(http.get('https://other.example/*', requested))
  answer({ '*/v2/post/account/acc-hikari': () => HttpResponse.json(posts(media('https://other.example/1.png'))) })
  expect(await start(['posts']).zipText()).toContain('"problem":"OTHER_HOST"')
  expect(requested).not.toHaveBeenCalled()
})

it('an export without pictures requests none (Q503)', async () => {
  const requested = vi.fn<() => Response>(() => HttpResponse.error())
  answer({
    '*/v2/post/account/acc-hikari': () => HttpResponse.json(posts(withPicture('1'))),
    '*/media/*': requested,
  })
  expect(await start(['posts'], { includesMedia: false }).zipText()).toContain('"problem":"NOT_CHOSEN"')
  expect(requested).not.toHaveBeenCalled()
})

it('a stopped export completes no file and reports nothing more (Q502)', async () => {
  let stop = () => {}
  answer({
    '*/v2/post/account/acc-hikari': () => HttpResponse.json(posts(withPicture('1'), withPicture('2'))),
    '*/media/2': () => {
      stop()
      return new HttpResponse(new Uint8Array(9), { headers: { 'Content-Type': 'image/png' } })
    },
  })
  const { run, onAbort, onClose, onDone, onEnded } = start(['posts'])
  stop = run.stop
  await until(() => onAbort.mock.lastCall)
  expect([onClose, onDone, onEnded].map((each) => each.mock.calls.length)).toEqual([0, 0, 0])
})

it('an export that is stopped while its file is completed deletes the file and reports nothing more (Q502)', async () => {
  answer({})
  const sink = await memoryDestination('x').open()
  const close = async () => {
    stopped.run.stop()
    return sink.close()
  }
  const discard = vi.fn<() => Promise<undefined>>(async () => undefined)
  const stopped = start(['follows'], { destination: { open: async () => ({ ...sink, close }), discard } })
  await until(() => discard.mock.lastCall ?? stopped.onDone.mock.lastCall)
  expect([discard, stopped.onDone, stopped.onEnded].map((each) => each.mock.calls.length)).toEqual([1, 0, 0])
})

it('an export that waits after a failure can be stopped (Q502)', async () => {
  answer({ '*/v2/follow/ip': () => HttpResponse.json({}, { status: 500 }) })
  const discard = vi.fn<() => Promise<undefined>>(async () => undefined)
  const { run, failure, onEnded } = start(['follows'], { destination: { ...memoryDestination('x'), discard } })
  await until(failure)
  run.stop()
  await until(() => discard.mock.lastCall)
  expect(onEnded).not.toHaveBeenCalled()
})

/** Replaces this tab's session, as when another tab has logged in another member. */
function logInAnotherMember() {
  resetSessionData()
  resetSession()
  tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-sora' }), refreshToken: testToken({}) })
  useSession.setState({ accountId: 'acc-sora' })
}

it('no file is completed if another member logs in while the last part is written (Q502)', async () => {
  answer({})
  const sink = { ...(await memoryDestination('x').open()), close: vi.fn<() => Promise<undefined>>() }
  const write = async () => logInAnotherMember()
  const discard = vi.fn<() => Promise<undefined>>(async () => undefined)
  const { onEnded } = start(['follows'], { destination: { open: async () => ({ ...sink, write }), discard } })
  await until(() => onEnded.mock.lastCall)
  expect([sink.close.mock.calls.length, discard.mock.calls.length]).toEqual([0, 1])
})

it('an export ends without a file if another member logs in during the export (Q502)', async () => {
  answer({
    '*/v2/post/account/acc-hikari': () => HttpResponse.json(posts(withPicture('1'))),
    '*/media/1': () => {
      logInAnotherMember()
      return new HttpResponse(new Uint8Array(9), { headers: { 'Content-Type': 'image/png' } })
    },
  })
  const { onEnded, onAbort, onClose } = start(['posts'])
  await until(() => onEnded.mock.lastCall)
  expect(onEnded.mock.lastCall?.[0].title).toBe('書き出しをやめました')
  expect([onAbort.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
})

it.each([
  ['expired', 401, 'Unauthenticated'],
  ['suspended', 403, 'SuspendAccount'],
])('a session that is %s ends the export with its cause (Q502)', async (_, status, messageCode) => {
  answer({ '*/v2/follow/ip': () => HttpResponse.json({ messageCode, code: status }, { status }) })
  server.use(http.post('*/v1/auth/refresh', () => HttpResponse.json({ messageCode, code: status }, { status })))
  const { onEnded, onDone } = start(['follows'])
  await until(() => onEnded.mock.lastCall)
  expect(onEnded.mock.lastCall?.[0].title).toMatch(/ログインし直してください|利用停止中|書き出しをやめました/)
  expect(onDone).not.toHaveBeenCalled()
})

it('a full disk ends the export; the next attempt does not read the lists again (Q502)', async () => {
  const asked = vi.fn<() => Response>(() =>
    HttpResponse.json({ list: [{ ipId: 'todai', name: '灯台放送局' }], total: 1 }),
  )
  answer({ '*/v2/follow/ip': asked })
  const full = new DOMException('full', 'QuotaExceededError')
  const sink = { write: () => Promise.reject(full), close: async () => undefined, abort: async () => undefined }
  const destination = { open: async () => sink, discard: async () => undefined }
  const { onEnded, read } = start(['follows'], { destination })
  await until(() => onEnded.mock.lastCall)
  expect(onEnded.mock.lastCall?.[0].title).toBe('ファイルを書きこめませんでした')
  expect(await start(['follows'], { read }).zipText()).toContain('灯台放送局')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('an export uses only answers of the servers, never cached ones: while offline, it waits (Q500)', async () => {
  vi.stubGlobal('caches', createMemoryCaches())
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
  answer({ '*/v2/follow/ip': () => HttpResponse.json({ list: [{ ipId: 'todai', name: '灯台放送局' }], total: 1 }) })
  await start(['follows']).zipText()
  server.use(http.get('*', () => HttpResponse.error()))
  setOffline(true)
  const { failure, run } = start(['follows'])
  await until(failure)
  expect(failure()?.title).toBe('通信できませんでした')
  run.stop()
})

it.each(['full', 'minimal'] as const)(
  'the contract’s %s answers are exported in the documented format, without any other field (Q504)',
  async (detail) => {
    server.use(
      ...handlersFor('post.listPosts', detail),
      ...handlersFor('account.getProfile', detail),
      ...handlersFor('payment.listTransactions', detail),
      ...handlersFor('coin.listCoinHistory', detail),
      ...allHandlers(),
      http.get('*', () => new HttpResponse(null, { status: 404 })),
    )
    const text = await start([...exportKinds]).zipText()
    const lists = [...text.matchAll(/\{"format":"tsudoi-export"[^]*?\n\]\}\n/g)].map(
      ([json]) => JSON.parse(json) as object,
    )
    const kinds = lists.map((list) => exportKinds.find((kind) => z.safeParse(exportFileSchema(kind), list).success))
    expect(kinds).toEqual(exportKinds)
  },
)
