import type { Post } from '@tsudoi/contracts/post/post.endpoints'

/** Makes a post of the member, as the server returns it. */
export const fakePost = (postId: string, more: Partial<Post> = {}): Post => ({
  id: postId,
  postId,
  type: 'ip',
  typeId: 'ip-hoshiyomi',
  depth: '0',
  rootPostId: postId,
  text: '星を見ました。',
  author: { accountId: 'acc-hikari', nickName: 'ひかり', uniqueName: 'hikari01', isOfficial: false },
  like: { count: 0 },
  childrenCount: 0,
  createTime: '2026-01-31T12:00:00Z',
  ...more,
})
