import { describe, expect, it } from 'vitest'
import { specialHref, specialView } from './special.mappers.ts'

describe('the target of a special page of a channel (C125, W088)', () => {
  const special = (url: string) =>
    specialView({
      specialId: 's',
      ipId: 'todai',
      ipName: '灯台放送局',
      title: '特集',
      url,
      publicationStartTime: '2026-01-01T09:00:00Z',
      publicationEndTime: '2026-03-31T14:59:59Z',
    })

  it.each([
    ['/channel/todai/movie/tower', '動画'],
    ['/channel/todai/story', 'ストーリー'],
    ['/channel/todai/gacha?gachaId=1', 'ガチャ'],
    ['/channel/todai', 'チャンネル'],
    ['/channel/todai/constructor', 'ページ'],
    ['/notification/1', 'ページ'],
    ['https://todai.example.jp/', '外部サイト'],
  ])('of %s has the label %s', (url, opens) => {
    expect(special(url)).toMatchObject({ href: url, opens })
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example/',
    'https://user:pass@evil.example/',
    'data:text/html,x',
    '',
    'channel/todai',
  ])('is left out if its address is %j (X15)', (url) => {
    expect(specialHref(url)).toBeUndefined()
    expect(special(url).opens).toBeUndefined()
  })
})
