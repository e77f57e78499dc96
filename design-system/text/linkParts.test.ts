import { describe, expect, it } from 'vitest'
import { linkParts } from './linkParts.ts'

const url = 'https://todai.example.jp/letters'
const befores = [
  '',
  '詳しくは',
  '「',
  '（',
  '【お知らせ】',
  'こちら→',
  '。',
  '\n',
  '😀',
  'か゛',
  'URL: ',
  '※',
  '｢',
  '〈第３回〉',
]
const afters = [
  '',
  'を見てください',
  '」です',
  '）まで',
  '】',
  '。',
  '、それと',
  '…',
  '！',
  '？',
  '\n次の行',
  ' つづき',
  '😀',
  '〜',
  'です。',
]
const ends = ['', '.', ',', '!', '?', ')', '.)', "'"]

describe('the links found in a text (W137, X15)', () => {
  const lines = befores.flatMap((before) => afters.map((after) => ({ before, after })))

  it(`start and end exactly at the URL in ${lines.length} lines of Japanese`, () => {
    expect(lines.length).toBeGreaterThanOrEqual(200)
    const wrong = lines.filter(({ before, after }) => {
      const found = linkParts(before + url + after).filter(({ href }) => href)
      return found.length !== 1 || found[0]?.href !== url
    })
    expect(wrong).toEqual([])
  })

  it('do not include the punctuation after the URL, also in ASCII sentences', () => {
    for (const end of ends) expect(linkParts(`見て ${url}${end}`)[1]).toEqual({ text: url, href: url })
  })

  it.each([
    ['https://ja.example.jp/wiki/A_(b)', 'https://ja.example.jp/wiki/A_(b)'],
    ['(https://ja.example.jp/wiki/A_(b))', 'https://ja.example.jp/wiki/A_(b)'],
    ['https://a.example.jp/?q=1&r=[2]', 'https://a.example.jp/?q=1&r=[2]'],
    ['https://a.example.jp/p#x-y~z', 'https://a.example.jp/p#x-y~z'],
    ['HTTPS://A.example.jp', 'HTTPS://A.example.jp'],
    ['http://a.example.jp:8080/', 'http://a.example.jp:8080/'],
  ])('include everything that belongs to the URL: %s', (text, href) => {
    expect(linkParts(text).find((part) => part.href)?.href).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//host.example.jp',
    'https://',
    'https://。',
    'xhttps://a.example.jp',
    'ftp://a.example.jp',
    'mailto:a@example.jp',
  ])('do not include %s, which is no URL', (text) => {
    expect(linkParts(text).filter(({ href }) => href)).toEqual([])
  })

  it('are all found when there are several, and no character of the text is lost', () => {
    const text = `一つ目${url}。二つ目は${url}/2、三つ目（${url}/3）`
    expect(linkParts(text).flatMap(({ href }) => href ?? [])).toEqual([url, `${url}/2`, `${url}/3`])
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
