import { createPost, editPost, getPost, listPosts, uploadMedia } from '@tsudoi/contracts/post/post.endpoints'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  act,
  cleanup,
  fireEvent,
  render,
  waitFor,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { amount } from '../../../../contracts/testing/amount.ts'
import { ApiError, type ApiErrorKind } from '../../../api/apiError.ts'
import { useErrorQueue } from '../../../errors/errorQueue.ts'
import { errorEntryOf, loadErrorTexts } from '../../../errors/failure.ts'
import type { WritingTarget } from '../writing.types.ts'
import { queryClient } from '../../../queryClient.ts'
import { deleteSession, expireSession } from '../../../session/endSession.ts'
import { postDrafts } from '../postDrafts.ts'
import { useSession } from '../../../session/sessionStore.ts'
import { setTestUrl } from '../../../testing/setTestUrl.ts'
import { PostComposer } from './PostComposer.tsx'
import { draftPlaceOf } from '../postDraftKeys.ts'
import { FakeDatabases } from '../../../storage/testing/fakeDatabase.ts'
import { fakePost } from './testing/fakePost.ts'

const host = vi.hoisted(() => ({
  fail: undefined as undefined | ((endpoint: unknown) => Error),
  /** Makes the search for a sent post fail with this error. */
  failLook: undefined as undefined | (() => Error),
  /** Whether the server stores the post but its answer is lost. */
  losesAnswer: false,
  /** The server answers sends only after this promise resolves. */
  wait: undefined as undefined | Promise<void>,
  posts: [] as string[],
}))
vi.mock('../../../api/call.ts', () => ({
  call: async (endpoint: Endpoint, request: { body?: { text?: string } }) => {
    if (endpoint === (uploadMedia as Endpoint))
      return { media: { mediaId: 'media-1', type: 'IMAGE', url: '/media/media-1.jpeg', width: 4, height: 3 } }
    if (endpoint === (listPosts as Endpoint) && host.failLook) throw host.failLook()
    if (endpoint === (listPosts as Endpoint))
      return { postList: host.posts.map(posted), isPostable: true, seek: { hasNext: false } }
    if (endpoint === (getPost as Endpoint)) return { post: root }
    const isSend = endpoint === (createPost as Endpoint) || endpoint === (editPost as Endpoint)
    if (!isSend) return { profile: { ...root.author } }
    await host.wait
    if (host.losesAnswer) host.posts.push(request.body?.text ?? '')
    if (host.fail) throw host.fail(endpoint)
    host.posts.push(request.body?.text ?? '')
    return { post: posted(request.body?.text ?? '') }
  },
}))
const raiseLater = vi.hoisted(() => vi.fn<(error: unknown, how?: { isSilent?: boolean }) => void>())
vi.mock('../../../errors/raiseLater.ts', () => ({ raiseLater }))
vi.mock('./media/prepareMedia.ts', () => ({
  maxPictureBytes: 60_000_000,
  prepareMedia: async (file: File) => ({ kind: 'image', file, width: 4, height: 3 }),
}))

const posted = (text: string) => fakePost('real-1', { text, createTime: new Date().toISOString() })
const root = fakePost('post-1', { text: '根の文' })
const comment = fakePost('comment-1', { depth: '1', parentPostId: 'post-1', rootPostId: 'post-1', text: '枝の文' })
const timeline = { type: 'ip', typeId: 'ip-hoshiyomi' }
const targets = {
  post: { ...timeline, mode: 'post' },
  comment: { ...timeline, mode: 'comment', on: root },
  reply: { ...timeline, mode: 'reply', on: comment },
  // Has the same post as `comment`, so that only the mode distinguishes the two.
  edit: { ...timeline, mode: 'edit', on: root },
} satisfies Record<string, WritingTarget>
const modes = Object.keys(targets) as (keyof typeof targets)[]

/** Text with combining marks, a joined emoji and two lines. A copy that does not respect graphemes would damage it. */
const typed = '窓を開けて聴いています。👨‍👩‍👧\n辻\u{E0100}さんへ、か\u3099らす'
const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })

const logIn = (accountId: string) => act(() => useSession.setState({ accountId }))

function open(target: WritingTarget, onSaid?: (words: string) => void) {
  const onClose = vi.fn<() => void>()
  const page = render(
    <QueryClientProvider client={queryClient}>
      <PostComposer target={target} onClose={onClose} onSaid={onSaid} />
    </QueryClientProvider>,
  )
  return {
    ...page,
    onClose,
    // The element with the editor. An edit is written in a dialog, which is rendered at the end of the page, and again
    // after a failure.
    get container(): HTMLElement {
      const dialogs = target.mode === 'edit' ? document.querySelectorAll<HTMLElement>('[role=dialog]') : []
      return [...dialogs].at(-1) ?? page.container
    },
    get of(): BoundFunctions<typeof queries> {
      return within(this.container)
    },
  }
}
type Opened = ReturnType<typeof open>
const fieldOf = (opened: Opened) => opened.of.getByRole<HTMLTextAreaElement>('textbox', { name: /投稿|コメント|返信/ })
const pressSend = (opened: Opened) => fireEvent.click(opened.container.querySelector('button[type=submit]')!)

const failing = (kind: ApiErrorKind, status?: number, messageCode?: string) => {
  host.fail = (endpoint) => new ApiError({ endpoint: endpoint as Endpoint, kind, status, messageCode })
}
/** Sends the text to a server that fails, and waits until the text is restored. */
async function sendInVain(opened: Opened): Promise<void> {
  pressSend(opened)
  await waitFor(() => expect(fieldOf(opened).value).toBe(typed))
  opened.unmount()
}

/** Twelve ways to leave the page while the user has written something. */
const waysOut: Readonly<Record<string, (opened: Opened) => void | Promise<void>>> = {
  'its close button': (opened) => {
    fireEvent.click(opened.of.getByRole('button', { name: /閉じる$/ }))
    expect(opened.onClose).toHaveBeenCalledOnce()
    opened.unmount()
  },
  'a link to another page': (opened) => opened.unmount(),
  'a reload': (opened) => {
    window.dispatchEvent(new Event('pagehide'))
    opened.unmount()
  },
  // A tab that the system terminates runs nothing: it gets no event and does no clean-up.
  'a killed tab': () => undefined,
  'leaving during a composition': (opened) => {
    fireEvent.compositionStart(fieldOf(opened))
    window.dispatchEvent(new Event('pagehide'))
  },
  'a lost session': (opened) => {
    act(() => expireSession())
    opened.unmount()
    logIn('acc-hikari')
  },
  'another member on the same device': (opened) => {
    opened.unmount()
    act(() => expireSession())
    logIn('acc-sora')
    const others = open(targets.post)
    expect(fieldOf(others).value).toBe('')
    others.unmount()
    logIn('acc-hikari')
  },
  'a refused text': async (opened) => {
    failing('status', 400, 'InvalidModeration')
    await sendInVain(opened)
  },
  'an expired posting period': async (opened) => {
    failing('status', 400, 'UnavailablePostPeriod')
    await sendInVain(opened)
  },
  'a lost answer': async (opened) => {
    failing('timeout')
    await sendInVain(opened)
  },
  'a failing server': async (opened) => {
    failing('status', 500)
    await sendInVain(opened)
  },
  'the reload after an update of the app': (opened) => {
    window.dispatchEvent(new Event('beforeunload'))
    window.dispatchEvent(new Event('pagehide'))
    opened.unmount()
  },
}

async function write(opened: Opened, hasMedia: boolean): Promise<void> {
  fireEvent.change(fieldOf(opened), { target: { value: typed } })
  if (!hasMedia) return
  const input = opened.container.querySelector('input[type=file]')!
  fireEvent.change(input, { target: { files: [photo] } })
  await opened.of.findByText('準備できました')
}

beforeEach(() => {
  raiseLater.mockClear()
  setTestUrl('http://127.0.0.1/')
  vi.stubGlobal('indexedDB', new FakeDatabases())
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }))
  localStorage.clear()
  Object.assign(host, { fail: undefined, failLook: undefined, losesAnswer: false, wait: undefined })
  useErrorQueue.setState({ messages: [] })
  host.posts.length = 0
  logIn('acc-hikari')
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** The messages of the open dialogs. */
const dialogMessages = () =>
  raiseLater.mock.calls.filter(([, how]) => !how?.isSilent).map(([error]) => errorEntryOf(error))

describe('a post that the server refuses', () => {
  it('leads to a dialog if the posting period is over, and the composer restores everything that was written (E060)', async () => {
    await loadErrorTexts()
    const opened = open(targets.post)
    await write(opened, false)
    failing('status', 400, 'UnavailablePostPeriod')
    pressSend(opened)
    await waitFor(() => expect(dialogMessages()).toMatchObject([{ row: 'E060', title: '投稿の期間外です' }]))
    await opened.of.findByText('投稿できませんでした。書いた内容は、ここに残っています。')
    expect(fieldOf(opened).value).toBe(typed)
  })

  it('leads only to a message at the field if it contains a forbidden word, and the composer restores everything that was written (E051)', async () => {
    await loadErrorTexts()
    const opened = open(targets.post)
    await write(opened, false)
    failing('status', 400, 'InvalidModeration')
    pressSend(opened)
    await waitFor(() => expect(fieldOf(opened).getAttribute('aria-invalid')).toBe('true'))
    await opened.of.findByText(/^使えない言葉が含まれています/)
    expect(fieldOf(opened).value).toBe(typed)
    expect(dialogMessages()).toEqual([])
  })

  it('leads to a message that also mentions picture descriptions, because the server does not say which text has the forbidden word', async () => {
    await loadErrorTexts()
    const opened = open(targets.post)
    await write(opened, true)
    failing('status', 400, 'InvalidModeration')
    pressSend(opened)
    expect(await opened.of.findByText(/写真や動画の説明も、確かめてください。$/)).toBeTruthy()
  })
})

/** Sends a post that the server stores. Its answer is lost, and the search for it fails. */
async function loseAnswer(): Promise<Opened> {
  host.failLook = () => new ApiError({ endpoint: listPosts, kind: 'network' })
  host.losesAnswer = true
  failing('timeout')
  const opened = open(targets.post)
  await write(opened, false)
  pressSend(opened)
  return opened
}

/** The drafts that are stored for the member. */
const draftsNow = () => postDrafts.list('acc-hikari').map(({ text, unsure }) => [text, unsure?.text])

describe('the sending of a post', () => {
  it('is announced when it begins and when it succeeds; the announcement is cleared when it fails', async () => {
    const announcements: string[] = []
    const opened = open(targets.comment, (words) => announcements.push(words))
    await write(opened, false)
    failing('status', 400, 'UnavailablePostPeriod')
    pressSend(opened)
    await opened.of.findByText(/^投稿できませんでした。/)
    expect(announcements).toEqual(['送信しています', ''])
    host.fail = undefined
    fireEvent.change(fieldOf(opened), { target: { value: 'もう一度' } })
    pressSend(opened)
    await waitFor(() => expect(opened.onClose).toHaveBeenCalledOnce())
    expect(announcements.slice(2)).toEqual(['送信しています', 'コメントしました'])
  })
})

describe('a send of a post whose composer is closed before the answer', () => {
  /** Sends the text, and closes the composer before the answer arrives. */
  async function sendAndGo() {
    const answer = Promise.withResolvers<void>()
    host.wait = answer.promise
    const opened = open(targets.post)
    await write(opened, false)
    pressSend(opened)
    await waitFor(() => expect(draftsNow()).toEqual([[typed, typed]]))
    opened.unmount()
    return answer
  }

  it('does not erase a draft that another tab has begun in the meantime', async () => {
    const answer = await sendAndGo()
    const place = draftPlaceOf(targets.post)
    postDrafts.write('acc-hikari', place, { ...postDrafts.read('acc-hikari', place)!, text: '次に書いた文' })
    answer.resolve()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect([host.posts, draftsNow()]).toEqual([[typed], [['次に書いた文', undefined]]])
  })

  /** Does the same as `sendAndGo`, and opens the composer again. */
  async function openAgain() {
    await loadErrorTexts()
    const answer = await sendAndGo()
    const again = open(targets.post)
    expect(again.of.queryByRole('textbox')).toBeNull()
    return { again, answer: () => act(async () => answer.resolve()) }
  }

  it('is shown as in flight in a composer that is opened again, which closes when the send succeeds', async () => {
    const { again, answer } = await openAgain()
    await answer()
    await waitFor(() => expect(again.onClose).toHaveBeenCalledOnce())
    expect(draftsNow()).toEqual([])
  })

  it('restores the text in a composer that is opened again, when the send fails', async () => {
    const { again, answer } = await openAgain()
    failing('status', 400, 'InvalidModeration')
    await answer()
    await again.of.findByText(/^使えない言葉が含まれています/)
    expect([fieldOf(again).value, draftsNow()]).toEqual([typed, [[typed, undefined]]])
  })

  it('leads to a dialog which says that an earlier version was posted, and where to find the text (S053)', async () => {
    const opened = await loseAnswer()
    await waitFor(() => expect(fieldOf(opened).value).toBe(typed))
    fireEvent.change(fieldOf(opened), { target: { value: '直した文' } })
    pressSend(opened)
    opened.unmount()
    host.failLook = undefined
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(useErrorQueue.getState().messages).toMatchObject([
      { title: '先に送った文が、投稿されていました', remedy: expect.stringContaining('マイページ') },
    ])
    expect([host.posts, draftsNow()]).toEqual([[typed], [['直した文', undefined]]])
  })
})

describe('a draft of a post that another tab has changed', () => {
  it('is shown with its new pictures when the user returns to this tab', async () => {
    const [here, there] = [open(targets.post), open(targets.post)]
    await write(there, true)
    there.unmount()
    expect(here.of.queryByText('準備できました')).toBeNull()
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await here.of.findByText('準備できました')
    expect([fieldOf(here).value, postDrafts.list('acc-hikari')[0]?.media.length]).toEqual([typed, 1])
  })
})

describe('a text that the user corrects between two attempts to post it', () => {
  it.each([
    ['cannot be reached', { kind: 'network' }, /まだ確かめられていません/],
    ['refuses the search with 429', { kind: 'status', status: 429 }, /^投稿できませんでした。/],
  ] as const)(
    'is not posted as a second post while the outcome of the first attempt is unknown: the server %s (Q214)',
    async (_what, how, words) => {
      const opened = await loseAnswer()
      await opened.of.findByText(/まだ確かめられていません/)
      expect(host.posts).toEqual([typed])
      fireEvent.change(fieldOf(opened), { target: { value: '直した文' } })
      // Makes the search for the first attempt fail, so that it remains the one to search for.
      host.failLook = () => new ApiError({ endpoint: listPosts, ...how })
      pressSend(opened)
      await opened.of.findByText(words)
      expect(draftsNow()).toEqual([['直した文', typed]])
      Object.assign(host, { fail: undefined, failLook: undefined, losesAnswer: false })
      pressSend(opened)
      await opened.of.findByText('先に送った文は、投稿されていました。いまの文を送ると、別の投稿になります。')
      expect([host.posts, draftsNow()]).toEqual([[typed], [['直した文', undefined]]])
    },
  )
})

const allCases = Object.keys(waysOut).flatMap((way) =>
  modes.flatMap((mode) =>
    [false, true].map((hasMedia) => ({ way, mode, what: hasMedia ? 'media' : 'text', hasMedia })),
  ),
)

/** `npm test` tries each combination of way and mode once: alternately with and without media. */
const alternate = allCases.filter(({ way, mode, hasMedia }) => {
  const isEven = (Object.keys(waysOut).indexOf(way) + modes.indexOf(mode)) % 2 === 0
  return hasMedia === isEven
})
const cases = amount({ part: alternate, all: allCases })

describe(`a text that the user left unsent, in ${cases.length} cases`, () => {
  it('is tested with 12 ways to leave and four modes; the long run tests each with and without media (96 cases)', () => {
    expect([alternate.length, allCases.length]).toEqual([48, 96])
  })

  it.each(cases)(
    'is restored in its own composer and in no other: $mode with $what, by $way (W137)',
    async ({ way, mode, hasMedia }) => {
      // An edit has no media tray, because it cannot change the pictures of a post.
      const hasTray = hasMedia && mode !== 'edit'
      const opened = open(targets[mode])
      await write(opened, hasTray)
      await waysOut[way]!(opened)
      for (const other of modes) {
        const again = open(targets[other])
        const untouched = other === 'edit' ? '根の文' : ''
        expect([other, fieldOf(again).value]).toEqual([other, other === mode ? typed : untouched])
        const pictures = hasTray && other === mode ? 1 : 0
        await waitFor(() => expect(again.of.queryAllByText('準備できました')).toHaveLength(pictures))
        again.unmount()
      }
      expect(postDrafts.list('acc-hikari')).toHaveLength(1)
      expect(postDrafts.list('acc-sora')).toEqual([])
    },
  )

  it('is deleted from the device when the server has stored the post', async () => {
    const opened = open(targets.comment)
    await write(opened, true)
    pressSend(opened)
    await waitFor(() => expect(opened.onClose).toHaveBeenCalledOnce())
    expect([host.posts, postDrafts.list('acc-hikari')]).toEqual([[typed], []])
  })

  it('is deleted when its author logs out, while the texts of other members stay (S035)', async () => {
    postDrafts.write('acc-sora', draftPlaceOf(targets.post), { text: '別の人', media: [], time: 1 })
    const opened = open(targets.post)
    await write(opened, true)
    opened.unmount()
    act(() => deleteSession())
    expect(postDrafts.list('acc-hikari')).toEqual([])
    expect(postDrafts.list('acc-sora')).toHaveLength(1)
  })

  it('is posted only once if two tabs send the same draft', async () => {
    const [one, two] = [open(targets.post), open(targets.post)]
    await write(one, false)
    await write(two, false)
    pressSend(one)
    await waitFor(() => expect(one.onClose).toHaveBeenCalledOnce())
    pressSend(two)
    await waitFor(() => expect(two.onClose).toHaveBeenCalledOnce())
    expect(host.posts).toEqual([typed])
  })

  it('leads to a warning if the device has no space for it, and survives a reload in its tab', async () => {
    const opened = open(targets.post)
    await write(opened, false)
    expect(opened.of.queryByRole('alert')).toBeNull()
    vi.stubGlobal('localStorage', {
      getItem: localStorage.getItem.bind(localStorage),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    })
    const more = `${typed}つづき`
    fireEvent.change(fieldOf(opened), { target: { value: more } })
    expect(opened.of.getByRole('alert').textContent).toContain('空きが足りず')
    opened.unmount()
    vi.resetModules()
    const { postDrafts: afterReload } = await import('../postDrafts.ts')
    expect(afterReload.read('acc-hikari', draftPlaceOf(targets.post))?.text).toBe(more)
    vi.unstubAllGlobals()
    const again = open(targets.post)
    fireEvent.change(fieldOf(again), { target: { value: typed } })
    expect(again.of.queryByRole('alert')).toBeNull()
  })
})
