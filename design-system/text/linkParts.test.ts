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

  it(`start and end exactly at the URL in ${lines.length} example lines of Japanese`, () => {
    expect(lines.length).toBeGreaterThanOrEqual(200)
    const wrong = lines.filter(({ before, after }) => {
      const found = linkParts(before + url + after).filter(({ href }) => href)
      return found.length !== 1 || found[0]?.href !== url
    })
    expect(wrong).toEqual([])
  })

  it('do not include the punctuation mark after the URL, not even in ASCII sentences', () => {
    for (const end of ends) expect(linkParts(`見て ${url}${end}`)[1]).toEqual({ text: url, href: url })
  })

  it.each([
    ['https://ja.example.jp/wiki/A_(b)', 'https://ja.example.jp/wiki/A_(b)'],
    ['(https://ja.example.jp/wiki/A_(b))', 'https://ja.example.jp/wiki/A_(b)'],
    ['https://a.example.jp/?q=1&r=[2]', 'https://a.example.jp/?q=1&r=[2]'],
    ['https://a.example.jp/p#x-y~z', 'https://a.example.jp/p#x-y~z'],
    ['HTTPS://A.example.jp', 'HTTPS://A.example.jp'],
    ['http://a.example.jp:8080/', 'http://a.example.jp:8080/'],
  ])('include every character that belongs to the URL: %s', (text, href) => {
    expect(linkParts(text).find((part) => part.href)?.href).toBe(href)
  })

  const wiki = 'https://ja.wikipedia.org/wiki/'
  it.each([
    ['見て https://ja.wikipedia.org/wiki/灯台', `${wiki}灯台`],
    [`${wiki}灯台。`, `${wiki}灯台`],
    [`${wiki}灯台、それと`, `${wiki}灯台`],
    [`「${wiki}灯台」です`, `${wiki}灯台`],
    [`（${wiki}灯台）`, `${wiki}灯台`],
    [`(${wiki}灯台)`, `${wiki}灯台`],
    [`${wiki}灯台…`, `${wiki}灯台`],
    [`${wiki}灯台...`, `${wiki}灯台`],
    [`${wiki}灯台 を見て`, `${wiki}灯台`],
    [`${wiki}灯台　を見て`, `${wiki}灯台`],
    [`${wiki}灯台_(小説)`, `${wiki}灯台_(小説)`],
    [`${wiki}灯台_(小説)です`, `${wiki}灯台_(小説)`],
    [`(${wiki}灯台_(小説))`, `${wiki}灯台_(小説)`],
    [`${wiki}ジョン・レノン`, `${wiki}ジョン・レノン`],
    [`${wiki}ジョン・・・`, `${wiki}ジョン`],
    [`${wiki}魔法少女まどか☆マギカ`, `${wiki}魔法少女まどか☆マギカ`],
    [`${wiki}はやぶさ`, `${wiki}はやぶさ`],
    [`${wiki}のだめカンタービレ`, `${wiki}のだめカンタービレ`],
    [`${wiki}灯台2号-新/沿革#昭和`, `${wiki}灯台2号-新/沿革#昭和`],
    ['https://ko.wikipedia.org/wiki/등대', 'https://ko.wikipedia.org/wiki/등대'],
    ['https://fr.wikipedia.org/wiki/Éclair', 'https://fr.wikipedia.org/wiki/Éclair'],
    ['https://fr.wikipedia.org/wiki/Caféを見て', 'https://fr.wikipedia.org/wiki/Café'],
    ['https://fr.wikipedia.org/wiki/Cafe\u0301。', 'https://fr.wikipedia.org/wiki/Cafe\u0301'],
    ['https://vi.wikipedia.org/wiki/Hồ_Chí_Minh', 'https://vi.wikipedia.org/wiki/Hồ_Chí_Minh'],
    ['https://münchen.example/grün', 'https://münchen.example/grün'],
    ['www.münchen.exampleを見て', 'https://www.münchen.example'],
    ['https://a.example.jp×b', 'https://a.example.jp'],
    ['https://a.example.jp/?q=灯台&p=2', 'https://a.example.jp/?q=灯台&p=2'],
    ['https://a.example.jp/を見て', 'https://a.example.jp/'],
    ['https://a.example.jp/です。', 'https://a.example.jp/'],
    ['https://a.example.jp/news/を見て', 'https://a.example.jp/news/'],
    ['https://a.example.jp/news/で公開中', 'https://a.example.jp/news/'],
    ['https://a.example.jp/news/からどうぞ', 'https://a.example.jp/news/'],
    ['https://a.example.jp/wiki/A_(b)を見て', 'https://a.example.jp/wiki/A_(b)'],
    ['https://a.example.jp参照', 'https://a.example.jp'],
    ['https://a.example.jp.これは', 'https://a.example.jp'],
    ['https://例え.jp/道', 'https://例え.jp/道'],
    ['https://例え.jpを見て', 'https://例え.jp'],
    ['https://www.例え.jp:8443/a。', 'https://www.例え.jp:8443/a'],
    ['https://例え.テスト/', 'https://例え.テスト/'],
    ['https://xn--r8jz45g.jp/', 'https://xn--r8jz45g.jp/'],
    ['https://a.example.jp:8080/b）', 'https://a.example.jp:8080/b'],
    ['https://me:secret@a.example.jp/', 'https://me:secret@a.example.jp/'],
    ['HTTPS://JA.WIKIPEDIA.ORG/wiki/灯台', 'HTTPS://JA.WIKIPEDIA.ORG/wiki/灯台'],
    ['見て www.example.jp/灯台。', 'https://www.example.jp/灯台'],
    ['www.example.jpを見て', 'https://www.example.jp'],
    ['「www.example.jp」', 'https://www.example.jp'],
    ['https://web.example.org/https://a.example.jp/', 'https://web.example.org/https://a.example.jp/'],
  ])('include Japanese words, and end where the sentence continues: %s (Q437)', (text, href) => {
    const parts = linkParts(text)
    expect(parts.flatMap((part) => part.href ?? [])).toEqual([href])
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

  it.each([
    ['https://a.jp,https://b.jp', ['https://a.jp', 'https://b.jp']],
    ['https://a.jp/x;http://b.jp/y,www.c.jp', ['https://a.jp/x', 'http://b.jp/y', 'https://www.c.jp']],
    ['(https://a.jp/x)(https://b.jp)', ['https://a.jp/x', 'https://b.jp']],
    ['www.a.jp,www.b.jp/z', ['https://www.a.jp', 'https://www.b.jp/z']],
    ['https://a.jp/x,y;z', ['https://a.jp/x,y;z']],
    ['https://a.jp/?to=https://b.jp,c', ['https://a.jp/?to=https://b.jp,c']],
  ])('are separate ones if only a comma, a semicolon or brackets are between them: %s (Q437)', (text, hrefs) => {
    const parts = linkParts(text)
    expect(parts.flatMap((part) => part.href ?? [])).toEqual(hrefs)
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

  it('are found within the time limit in a very long text of brackets, of letters outside ASCII, or of delimiters', () => {
    for (const hostile of [
      `${url}${')'.repeat(100_000)}`,
      `${url}${',('.repeat(50_000)}`,
      `https://${'あ'.repeat(100_000)}`,
      wiki + '灯-'.repeat(50_000),
    ])
      expect(linkParts(`${hostile} ${url}`).at(-1)?.href).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//host.example.jp',
    'https://',
    'https://。',
    'https://詳しくは',
    '草www.です',
    'awww.example.jp',
    'me@www.example.jp',
    'www.',
    'ｈｔｔｐｓ：／／ａ．ｊｐ',
    'xhttps://a.example.jp',
    'ftp://a.example.jp',
    'mailto:a@example.jp',
  ])('do not include %s, which is not a URL', (text) => {
    expect(linkParts(text).filter(({ href }) => href)).toEqual([])
  })

  it('are all found in a text with several links, and no character of the text is lost', () => {
    const text = `一つ目${url}。二つ目は${url}/2、三つ目（${url}/3）`
    expect(linkParts(text).flatMap(({ href }) => href ?? [])).toEqual([url, `${url}/2`, `${url}/3`])
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
