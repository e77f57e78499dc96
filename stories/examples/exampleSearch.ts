import type { FoundPost, SearchItem } from '../../design-system/screens/search/search.types.ts'

/** Everything that the example user can find by the search: some items of each kind. */
export const exampleSearchItems: SearchItem[] = [
  { key: 'channel/todai', kind: 'channel', title: '灯台放送局', href: '/channel/todai', isFollowed: true },
  { key: 'channel/lemonade', kind: 'channel', title: 'レモネード星団', href: '/channel/lemonade' },
  {
    key: 'event/todai-pier',
    kind: 'event',
    title: '灯台のライブ、桟橋にて',
    href: '/event/todai-pier',
    channelName: '灯台放送局',
    isFollowed: true,
  },
  ...Array.from({ length: 12 }, (_, at): SearchItem => ({
    key: `video/todai-${at}`,
    kind: 'video',
    title: `第${at + 1}夜　灯台からのﾗｲﾌﾞ中継`,
    href: `/channel/todai/movie/todai-${at}`,
    channelName: '灯台放送局',
    isFollowed: true,
  })),
  {
    key: 'story/lemonade/first',
    kind: 'story',
    title: 'はじめての流れ星',
    href: '/channel/lemonade/story/first',
    channelName: 'レモネード星団',
  },
  {
    key: 'collection/photo:1',
    kind: 'collection',
    title: '灯台の朝',
    href: '/collection?item=photo%3A1',
    channelName: '灯台放送局',
  },
]

/** Posts of the example channel that the server has found for 灯台. */
export const exampleFoundPosts: FoundPost[] = [
  {
    id: 'post-1',
    href: '/post/ip/todai/post-1',
    author: 'こはる',
    authorId: 'acc-koharu',
    text: '今夜の灯台、風がすごかったです。ライブの音がここまで聞こえました。',
    createTime: '2026-01-31T11:00:00.000Z',
  },
  {
    id: 'post-2',
    href: '/post/ip/todai/post-2',
    author: '灯台放送局',
    authorId: 'acc-todai',
    text: `${'リハーサルはぶじに終わりました。'.repeat(5)}灯台でお待ちしています。`,
    createTime: '2026-01-30T09:00:00.000Z',
  },
]
