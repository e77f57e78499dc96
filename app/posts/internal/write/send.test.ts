import { createPost, editPost, getPost, listPosts, type Post } from '@tsudoi/contracts/post/post.endpoints'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../../api/apiError.ts'
import type { WritingTarget } from '../writing.types.ts'
import { EarlierSendSucceeded, EditConflict, deletePostOnServer, sendPost, type PostToSend } from './send.mutations.ts'
import { fakePost } from './testing/fakePost.ts'

type Answer = (endpoint: Endpoint, request: { body?: Record<string, unknown> }) => Promise<unknown>
const host = vi.hoisted(() => ({ answer: (() => Promise.reject(new Error('no host'))) as unknown as Answer }))
vi.mock('../../../api/call.ts', () => ({
  call: (endpoint: Endpoint, request: { body?: Record<string, unknown> }) => host.answer(endpoint, request),
}))

const since = Date.parse('2026-01-31T12:00:00Z')
const timeline = { type: 'ip', typeId: 'ip-hoshiyomi' }
const root = fakePost('post-1', { createTime: '2026-01-30T12:00:00Z', text: '根' })
const comment = fakePost('comment-1', { depth: '1', parentPostId: 'post-1', rootPostId: 'post-1', text: '枝' })
const targets: Record<string, WritingTarget> = {
  post: { ...timeline, mode: 'post' },
  comment: { ...timeline, mode: 'comment', on: root },
  reply: { ...timeline, mode: 'reply', on: comment },
}
const sentTo = (target: WritingTarget, more: Partial<PostToSend> = {}): PostToSend => ({
  accountId: 'acc-hikari',
  target,
  text: '星を見ました。',
  media: [],
  since,
  ...more,
})
const failed = (endpoint: Endpoint, kind: ApiErrorKind, status?: number, messageCode?: string) =>
  new ApiError({ endpoint, kind, status, messageCode })

/** How the mocked server fails a send. `has` is whether it stored the post before its answer was lost. */
interface Fault {
  name: string
  kind: ApiErrorKind
  status?: number
  code?: string
  has: boolean
}
const faults: Fault[] = [
  { name: 'a time-out after it was done', kind: 'timeout', has: true },
  { name: 'a time-out before', kind: 'timeout', has: false },
  { name: 'a line that broke after it was done', kind: 'network', has: true },
  { name: 'a line that broke before', kind: 'network', has: false },
  { name: 'an answer that cannot be read', kind: 'unreadable', has: true },
  { name: 'a 500 after it was done', kind: 'status', status: 500, has: true },
  { name: 'a 502 of something before the host', kind: 'status', status: 502, has: true },
  { name: 'a 503 before', kind: 'status', status: 503, has: false },
  { name: 'a 400', kind: 'status', status: 400, code: 'InvalidModeration', has: false },
  { name: 'a 429', kind: 'status', status: 429, code: 'TooManyRequests', has: false },
]

/** Mocks a server that stores posts. Its next answers fail in the given ways. */
function hostWith(next: Fault[]) {
  const posts: Post[] = []
  const create = async (endpoint: Endpoint, body: Record<string, unknown> = {}) => {
    const fault = next.shift()
    const post = fakePost(`real-${posts.length + 1}`, {
      text: String(body.text),
      depth: body.depth as Post['depth'],
      parentPostId: body.parentPostId as string | undefined,
      createTime: '2026-01-31T12:00:01Z',
    })
    if (!fault || fault.has) posts.unshift(post)
    if (fault) throw failed(endpoint, fault.kind, fault.status, fault.code)
    return { post }
  }
  host.answer = async (endpoint, { body }) => {
    if (endpoint === (createPost as Endpoint)) return create(endpoint, body)
    if (endpoint === (listPosts as Endpoint)) return { postList: posts, isPostable: true, seek: { hasNext: false } }
    throw new Error('Nobody asks for anything else')
  }
  return posts
}

describe('a post whose answer from the server is lost', () => {
  const cases = Object.keys(targets).flatMap((mode) => faults.map((fault) => ({ mode, fault })))

  it.each(cases)('leads to no second post if it is sent again: $mode, $fault.name (W137)', async ({ mode, fault }) => {
    const posts = hostWith([fault])
    const first = sentTo(targets[mode]!)
    const answer = await sendPost(first).catch((error: unknown) => error)
    expect(answer instanceof ApiError).toBe(!fault.has)
    const earlier = { text: first.text, mediaIds: [], since }
    await sendPost(sentTo(targets[mode]!, { earlier }))
    expect(posts.map(({ text }) => text)).toEqual(['星を見ました。'])
  })

  it.each(['unsent', 'sessionEnded'] as const)(
    'is not looked up after the session has ended (%s), because another member may be logged in (Q350)',
    async (kind) => {
      const requests: Endpoint[] = []
      host.answer = async (endpoint) => {
        requests.push(endpoint)
        throw failed(endpoint, kind)
      }
      await expect(sendPost(sentTo(targets.post!))).rejects.toMatchObject({ kind })
      await expect(sendPost(sentTo({ ...timeline, mode: 'edit', on: root }))).rejects.toMatchObject({ kind })
      await expect(deletePostOnServer({ ...timeline, postId: 'post-1' })).rejects.toMatchObject({ kind })
      expect(requests.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE'])
    },
  )

  it('is found by a lookup before the app sends it again, even if the server shows it late', async () => {
    const posts = hostWith([{ name: '', kind: 'timeout', has: false }])
    const sent = sentTo(targets.post!)
    await expect(sendPost(sent)).rejects.toThrow(ApiError)
    posts.push(fakePost('late', { text: sent.text, createTime: '2026-01-31T12:00:30Z' }))
    const own = await sendPost({ ...sent, earlier: { text: sent.text, mediaIds: [], since } })
    expect([own.postId, posts.length]).toEqual(['late', 1])
  })

  it('is reported as already posted if the user has changed the text since', async () => {
    const posts = hostWith([{ name: '', kind: 'timeout', has: true }])
    posts.push(fakePost('late', { text: '前の文', createTime: '2026-01-31T12:00:30Z' }))
    const earlier = { text: '前の文', mediaIds: [], since }
    await expect(sendPost(sentTo(targets.post!, { earlier }))).rejects.toThrow(EarlierSendSucceeded)
    expect(posts).toHaveLength(1)
  })

  it.each([
    ['of another member', { author: { ...root.author, accountId: 'acc-sora' } }],
    ['of the day before', { createTime: '2026-01-30T12:00:00Z' }],
    ['with another text', { text: '月を見ました。' }],
    ['with other pictures', { mediaList: [{ mediaId: 'm', type: 'IMAGE' as const, url: '/m', width: 1, height: 1 }] }],
    ['on another timeline', { typeId: 'ip-other' }],
  ])('is not confused in the lookup with a post %s', async (_what, other) => {
    const posts = hostWith([{ name: '', kind: 'timeout', has: false }])
    posts.push(fakePost('other', { text: '星を見ました。', createTime: '2026-01-31T12:00:01Z', ...other }))
    await expect(sendPost(sentTo(targets.post!))).rejects.toThrow(ApiError)
  })
})

describe('an edit of a post', () => {
  const edit: WritingTarget = { ...timeline, mode: 'edit', on: root }
  let text = '根'
  let puts = 0
  beforeEach(() => {
    text = '根'
    puts = 0
    host.answer = async (endpoint, { body }) => {
      if (endpoint === (getPost as Endpoint)) return { post: { ...root, text } }
      if (endpoint !== (editPost as Endpoint)) throw new Error('Nobody asks for anything else')
      puts += 1
      text = String(body?.text)
      return { post: { ...root, text } }
    }
  })

  it('throws a conflict before it overwrites a newer text, and writes after the user has confirmed (S053)', async () => {
    text = '別のタブの文'
    await expect(sendPost(sentTo(edit, { base: '根' }))).rejects.toThrow(EditConflict)
    expect([text, puts]).toEqual(['別のタブの文', 0])
    await sendPost(sentTo(edit, { base: undefined }))
    expect([text, puts]).toEqual(['星を見ました。', 1])
  })

  it('counts as done, if its answer is lost, when a lookup shows the edited text', async () => {
    const real = host.answer
    host.answer = async (endpoint, request) => {
      const answer = await real(endpoint, request)
      if (endpoint === (editPost as Endpoint)) throw failed(endpoint, 'timeout')
      return answer
    }
    expect((await sendPost(sentTo(edit, { base: '根' }))).text).toBe('星を見ました。')
    expect((await sendPost(sentTo(edit, { base: '根' }))).text).toBe('星を見ました。')
    expect(puts).toBe(1)
  })
})

describe('the cover against spoilers of a post (Q515)', () => {
  const label = 'ライブの曲目'
  const bodies: (Record<string, unknown> | undefined)[] = []
  const stored = (more: Partial<Post> = {}) => fakePost('post-1', { createTime: '2026-01-31T12:00:01Z', ...more })
  const hostOf = (post: Post) => {
    bodies.length = 0
    host.answer = async (endpoint, { body }) => {
      if (endpoint === (listPosts as Endpoint)) return { postList: [post], isPostable: true, seek: { hasNext: false } }
      if (endpoint !== (getPost as Endpoint)) bodies.push(body)
      return { post }
    }
  }
  const edit: WritingTarget = { ...timeline, mode: 'edit', on: stored() }

  it.each([
    ['a set cover', { isOn: true, label: ` ${label}\n` }, { isSpoiler: true, spoilerLabel: label }],
    ['a cover without a label', { isOn: true, label: '\u3164' }, { isSpoiler: true, spoilerLabel: '' }],
    ['no cover', { isOn: false, label }, {}],
    ['an untouched switch', undefined, {}],
  ])('is sent with a new post: %s', async (_, spoiler, fields) => {
    hostOf(stored())
    await sendPost(sentTo({ ...timeline, mode: 'post' }, { spoiler }))
    expect(bodies).toEqual([{ text: '星を見ました。', depth: '0', ...fields }])
  })

  it.each([
    ['a set cover', { isOn: true, label }, { isSpoiler: true, spoilerLabel: label }],
    ['a removed cover', { isOn: false, label }, { isSpoiler: false, spoilerLabel: '' }],
    ['an untouched switch', undefined, {}],
  ])('is sent with an edit: %s', async (_, spoiler, fields) => {
    hostOf(stored({ text: '別の文' }))
    await sendPost(sentTo(edit, { spoiler }))
    expect(bodies).toEqual([{ text: '星を見ました。', ...fields }])
  })

  it('is changed by an edit with the same text', async () => {
    hostOf(stored())
    await sendPost(sentTo(edit, { base: '星を見ました。', spoiler: { isOn: true, label } }))
    expect(bodies).toHaveLength(1)
    hostOf(stored({ spoiler: { label } }))
    await sendPost(sentTo(edit, { base: '星を見ました。', spoiler: { isOn: true, label } }))
    expect(bodies).toHaveLength(0)
  })

  it('is reported as missing if an earlier attempt without it has succeeded', async () => {
    hostOf(stored())
    const earlier = { text: '星を見ました。', mediaIds: [], since }
    const sent = sentTo({ ...timeline, mode: 'post' }, { earlier, spoiler: { isOn: true, label } })
    await expect(sendPost(sent)).rejects.toThrow(EarlierSendSucceeded)
    expect(bodies).toEqual([])
  })

  it('is recognised in an earlier attempt although the host has stored another spelling of its label', async () => {
    hostOf(stored({ spoiler: { label: label.normalize('NFD') } }))
    const earlier = { text: '星を見ました。', mediaIds: [], since }
    await sendPost(sentTo({ ...timeline, mode: 'post' }, { earlier, spoiler: { isOn: true, label } }))
    expect(bodies).toEqual([])
  })
})

describe('deletePostOnServer()', () => {
  it.each([
    ['has deleted the post if the post no longer exists', 'status', 404, 'NotFound', true],
    ['has deleted the post if the answer is lost and the post no longer exists', 'timeout', undefined, undefined, true],
    ['has failed if the server refuses', 'status', 403, 'PermissionDenied', false],
  ] as const)('reports that it %s', async (_what, kind, status, code, isDone) => {
    host.answer = (endpoint) =>
      Promise.reject(
        endpoint === (getPost as Endpoint)
          ? failed(endpoint, 'status', 404, 'NotFound')
          : failed(endpoint, kind, status, code),
      )
    const done = deletePostOnServer({ ...timeline, postId: 'post-1' }).then(
      () => true,
      () => false,
    )
    expect(await done).toBe(isDone)
  })
})
