import { firstLinkIn } from '../contracts/sandbox/post/linkPreviews/firstLinkIn.ts'
import { linkParts } from '../design-system/text/linkParts.ts'
import { expect, it } from 'vitest'

const starts = ['https://todai.example.com', 'HTTPS://todai.example.com', 'www.todai.example.com', 'https://例え.jp']
const paths = [
  '',
  '/',
  '/letters',
  '/wiki/灯台',
  '/wiki/灯台_(小説)',
  '/wiki/Foo_(bar)',
  '/wiki/Café',
  '/?q=灯台&p=2',
  '/ジョン・レノン',
]
const ends = ['', '。', 'を見て', '」です', '）', ')', '...', '…', ' つづき', '参照']

it('the link preview of a post shows the URL that the app links in the post, for each text after the URL (C093, Q437)', () => {
  const texts = starts.flatMap((start) => paths.flatMap((path) => ends.map((end) => `「${start}${path}${end}`)))
  const wrong = texts.filter((text) => {
    const linked = linkParts(text).find(({ href }) => href)?.href
    return linked === undefined || firstLinkIn(text) !== new URL(linked).href
  })
  expect(wrong).toEqual([])
})
