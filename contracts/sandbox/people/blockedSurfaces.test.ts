import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getPublicProfile } from '../../account/account.endpoints.ts'
import { blockAccount, unblockAccount } from '../../block/block.endpoints.ts'
import { getBbsEntry, getEpisodeDetail } from '../../event/event.endpoints.ts'
import { createPost, getPost, listPosts, searchPosts } from '../../post/post.endpoints.ts'
import type { RequestOf } from '../../endpoint.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
const tokens = { hikari: '', sora: '', third: '' }
type Name = keyof typeof tokens
const place = { type: 'ip', typeId: 'ip-hoshiyomi' }

const write = async (as: Name, body: RequestOf<typeof createPost>['body']) =>
  (await sandbox.call(createPost, { params: place, body }, { token: tokens[as] })).body.post.postId

/** Ids of the posts by the member sora, each below a post of the third member. */
const ids = { root: '', comment: '', reply: '', above: '', aboveReply: '' }

async function setUp(): Promise<void> {
  const others = [
    ['sora', 'acc-sora'],
    ['third', 'acc-third'],
  ] as const
  tokens.hikari = (await sandbox.given('a member')).accessToken
  for (const [name, accountId] of others) {
    const who = { accountId, email: `${name}@example.com`, uniqueName: `${name}2026` }
    // oxlint-disable-next-line no-await-in-loop -- these requests change the same database in this order
    tokens[name] = (await sandbox.given('a member', who)).accessToken
  }
  await sandbox.given('a channel')
  await sandbox.given('a timeline')
  await sandbox.given('an event')
  await sandbox.given('a bulletin board', { accountId: 'acc-sora' })
  ids.root = await write('sora', { text: '一', depth: '0' })
  ids.above = await write('third', { text: '二', depth: '0' })
  ids.comment = await write('sora', { text: '三', depth: '1', rootPostId: ids.above })
  ids.aboveReply = await write('third', { text: '四', depth: '1', rootPostId: ids.above })
  const below = { rootPostId: ids.above, parentPostId: ids.aboveReply }
  ids.reply = await write('sora', { text: '五', depth: '2', ...below })
}

beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())
beforeEach(setUp)

const reader = () => ({ token: tokens.hikari })
const listed = async (id: string, query: RequestOf<typeof listPosts>['query'] = {}, params = place) => {
  const { body } = await sandbox.call(listPosts, { params, query }, reader())
  return body.messageCode === undefined && body.postList.some(({ postId }) => postId === id)
}
const found = async (q: string) => {
  const { body } = await sandbox.call(searchPosts, { params: { id: place.typeId }, query: { q } }, reader())
  return body.postList.length > 0
}
const opened = async (postId: string) =>
  (await sandbox.call(getPost, { params: { ...place, postId } }, reader())).status === 200
const counted = async (postId: string) =>
  (await sandbox.call(getPost, { params: { ...place, postId } }, reader())).body.post.childrenCount
const answersTo = (parentPostId: string) => ({ parentPostId, 'seek.order': 'ASC' as const })

/**
 * Each list and page of the app, with a function that returns whether the member hikari sees the member sora, or a post
 * by sora, there. Each post of the third member has two answers.
 */
const surfaces: Readonly<Record<string, () => Promise<boolean>>> = {
  'the timeline of a channel (C087)': () => listed(ids.root),
  'a member’s own timeline (C087)': () => listed(ids.root, {}, { type: 'account', typeId: 'acc-sora' }),
  'comments (C087)': () => listed(ids.comment, answersTo(ids.above)),
  'replies (C087)': () => listed(ids.reply, answersTo(ids.aboveReply)),
  'the search for posts (Q498)': () => found('一'),
  'the search for comments (Q498)': () => found('三'),
  'the search for replies (Q498)': () => found('五'),
  'a post by itself, and above its answers (C089)': () => opened(ids.root),
  'an answer by itself (C089)': () => opened(ids.reply),
  'the count of comments (C087, C089)': async () => (await counted(ids.above)) === 2,
  'the count of replies (C087, C089)': async () => (await counted(ids.aboveReply)) === 1,
  'a bulletin board (C030)': async () => {
    const request = { params: { episodeId: 'episode-1' }, query: { eventId: 'event-1' } }
    return (await sandbox.call(getEpisodeDetail, request, reader())).body.pagination.total > 0
  },
  'an entry of a board by itself (C033)': async () =>
    (await sandbox.call(getBbsEntry, { params: { bbsId: 'bbs-1' } }, reader())).status === 200,
  'a profile (C023)': async () =>
    (await sandbox.call(getPublicProfile, { params: { id: 'acc-sora' } }, reader())).status === 200,
}

const blocks = {
  'no member has blocked another': [],
  'the reader has blocked the member': [['hikari', 'acc-sora']],
  'the member has blocked the reader': [['sora', 'acc-hikari']],
  'both have blocked each other': [
    ['hikari', 'acc-sora'],
    ['sora', 'acc-hikari'],
  ],
} as const satisfies Record<string, readonly (readonly [Name, string])[]>

describe('all lists and pages together show or hide a member’s posts and profile (S047, S072, Q301)', () => {
  it.each(Object.entries(blocks))('when %s', async (_, made) => {
    const seen = async () => {
      const entries: [string, boolean][] = []
      // oxlint-disable-next-line no-await-in-loop -- concurrent requests would wait for one database
      for (const [surface, isVisibleOn] of Object.entries(surfaces)) entries.push([surface, await isVisibleOn()])
      return entries.filter(([, isVisible]) => isVisible).map(([surface]) => surface)
    }
    for (const [as, targetAccountId] of made)
      // oxlint-disable-next-line no-await-in-loop
      await sandbox.call(blockAccount, { body: { targetAccountId } }, { token: tokens[as] })
    expect(await seen()).toEqual(made.length === 0 ? Object.keys(surfaces) : [])
    for (const [as, targetAccountId] of made)
      // oxlint-disable-next-line no-await-in-loop
      await sandbox.call(
        unblockAccount,
        { query: { targetAccountId }, body: { targetAccountId } },
        { token: tokens[as] },
      )
    expect(await seen()).toEqual(Object.keys(surfaces))
  })
})
