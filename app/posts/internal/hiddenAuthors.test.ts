import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { afterEach, describe, expect, it } from 'vitest'
import { postEntriesOf } from './postEntries.ts'
import { newPostsOf } from './newPostsOf.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { showAuthor, hideAuthor, visiblePost, useHiddenAuthors } from './hiddenAuthors.ts'

const post = (postId: string, accountId: string, rest: Partial<Post> = {}): Post => ({
  id: postId,
  postId,
  type: 'ip',
  typeId: 'todai',
  depth: '0',
  rootPostId: postId,
  text: 'こんばんは',
  author: { accountId, nickName: accountId, uniqueName: accountId, isOfficial: false },
  like: { count: 0 },
  childrenCount: 0,
  createTime: '2026-01-31T12:00:00Z',
  ...rest,
})

const reading = () => ({ reader: 'me', hidden: useHiddenAuthors.getState().hidden, likes: new Map<string, boolean>() })
const authorsIn = (posts: readonly Post[]) =>
  postEntriesOf(posts, reading()).map((entry) =>
    entry.is === 'post' ? entry.post.author.id : `blocked ${entry.place.accountId}`,
  )

/**
 * Functions that return the texts of an account that one surface shows from the cache. All surfaces must filter in the
 * same way.
 */
const surfaces: Readonly<Record<string, (accountId: string) => string[]>> = {
  timeline: (id) => authorsIn([post('1', id)]),
  'official only': (id) => authorsIn([post('1', id, { author: { ...post('1', id).author, isOfficial: true } })]),
  'a member’s timeline': (id) => authorsIn([post('1', id, { typeId: 'other' })]),
  comments: (id) => authorsIn([post('2', id, { depth: '1', rootPostId: '1', parentPostId: '1' })]),
  replies: (id) => authorsIn([post('3', id, { depth: '2', rootPostId: '1', parentPostId: '2' })]),
  'the parent of a post': (id) => authorsIn([post('1', id)]),
  'the open post': (id) => authorsIn([post('4', id)]),
  'new posts not yet shown': (id) =>
    newPostsOf([post('9', id, { createTime: '2026-02-01T12:00:00Z' })], [], reading()).map(() => id),
  'pictures and previews': (id) =>
    authorsIn([post('5', id, { linkPreview: { url: 'https://example.jp', title: 'x' }, mediaList: [] })]),
}

afterEach(resetSessionData)

describe('the authors whose posts the app hides (S047, S072)', () => {
  it.each(Object.keys(surfaces))(
    'are those whom the reader has blocked, and never other members or the reader: %s',
    (name) => {
      const seen = surfaces[name]!
      expect(seen('sora')).toEqual(['sora'])
      hideAuthor('sora', {})
      expect(seen('sora')).toEqual([])
      expect(seen('mio')).toEqual(['mio'])
      hideAuthor('me', {})
      expect(seen('me')).toEqual(['me'])
      showAuthor('sora')
      expect(seen('sora')).toEqual(['sora'])
    },
  )

  it('have an undo link only in place of the post at which the reader started the block', () => {
    hideAuthor('sora', { fromPostId: '1' })
    expect(authorsIn([post('1', 'sora'), post('2', 'sora'), post('3', 'mio')])).toEqual(['blocked sora', 'mio'])
  })

  it('are cleared when the session ends', () => {
    hideAuthor('sora', {})
    resetSessionData()
    expect(visiblePost(post('1', 'sora'), useHiddenAuthors.getState().hidden, '')?.is).toBe('post')
  })
})
