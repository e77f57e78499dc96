import { describe, expect, it } from 'vitest'
import type { CachedPost } from './post.cache.ts'
import { fakePost } from './write/testing/fakePost.ts'
import { parentIdsOf } from './useThread.ts'
import { postView } from './post.mappers.ts'
import { mediaUrl } from '../../mappers/mediaUrl.ts'

const viewOf = (post: CachedPost) => postView(post, '', post.like)

describe('the position of a post in its thread (Q51, W078)', () => {
  it('is the deepest level that the app knows if the server nests the post deeper (R046)', () => {
    const kinds = (['0', '1', '2', 'UNKNOWN'] as const).map((depth) => viewOf(fakePost('post-1', { depth })).kind)
    expect(kinds).toEqual(['root', 'comment', 'reply', 'reply'])
    const deep = fakePost('deep-1', { depth: 'UNKNOWN', rootPostId: 'post-1', parentPostId: 'reply-1' })
    expect(parentIdsOf(deep)).toEqual(['post-1', 'reply-1'])
  })

  it('is below no other post for a root post, and only below the root post for a comment', () => {
    expect(parentIdsOf(fakePost('post-1'))).toEqual([])
    const comment = fakePost('comment-1', { depth: '1', rootPostId: 'post-1', parentPostId: 'post-1' })
    expect(parentIdsOf(comment)).toEqual(['post-1'])
  })
})

describe('the preview of a link in a post (X9, X15)', () => {
  const preview = (url: string) => viewOf(fakePost('post-1', { linkPreview: { url, title: '便り' } })).preview

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/hosts',
    '//evil.example',
    'todai',
    '',
  ])('is not shown for the URL %j', (url) => expect(preview(url)).toBeUndefined())

  it.each(['https://todai.example.jp/letters', 'http://todai.example.jp/', 'HTTPS://TODAI.EXAMPLE.JP'])(
    'leads to the linked URL %s',
    (url) => expect(preview(url)?.href).toBe(url),
  )

  it.each([
    ['todai/letter.svg', '/hosts/app/textures/todai/letter.svg'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    [`${location.origin}/card.png?v=1`, `${location.origin}/card.png?v=1`],
    [`${location.origin}.evil.example/a.png`, `/hosts/app/textures/${location.origin}.evil.example/a.png`],
    ['http://evil.example/a.png', '/hosts/app/textures/http://evil.example/a.png'],
  ])('shows for the picture address %s the picture from %s (Q405)', (image, src) => {
    const linkPreview = { url: 'https://todai.example.jp/', title: '便り', image }
    expect(viewOf(fakePost('post-1', { linkPreview })).preview?.image).toBe(src)
  })
})

describe('the view of a post in a list (R015, W048)', () => {
  const post = fakePost('post-1', { typeId: 'todai', like: { count: 3 }, childrenCount: 2 })
  const media = (type: 'IMAGE' | 'VIDEO' | 'UNKNOWN', url: string) => ({ mediaId: url, type, url, width: 4, height: 3 })

  it('links to its channel’s timeline, and has no link if the timeline has no page of its own', () => {
    expect(postView(post, '', post.like)).toMatchObject({
      place: { href: '/channel/todai?tab=posts' },
      answers: 2,
      likes: 3,
      isEdited: false,
    })
    expect(postView({ ...post, type: 'video' }, '', post.like).place).toBeUndefined()
    expect(postView({ ...post, updateTime: post.createTime }, '', post.like).isEdited).toBe(true)
  })

  it('contains only media from the app server or over https, and no media of an unknown kind', () => {
    const mediaList = [
      media('IMAGE', '/media/demo/1.png'),
      media('VIDEO', 'https://cdn.example.jp/1.mp4'),
      media('UNKNOWN', '/media/demo/2.glb'),
      media('IMAGE', 'javascript:alert(1)'),
    ]
    expect(postView({ ...post, mediaList }, '', post.like).media.map(({ kind, src }) => [kind, src])).toEqual([
      ['image', '/hosts/app/media/demo/1.png'],
      ['video', 'https://cdn.example.jp/1.mp4'],
    ])
  })

  it.each(['//evil.example/1.png', 'http://evil.example/1.png', 'data:image/svg+xml,<svg/>', 'media/1.png', ''])(
    'contains no media with the URL %j',
    (url) => expect(mediaUrl(url)).toBeUndefined(),
  )
})
