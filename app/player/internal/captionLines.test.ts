import { describe, expect, it } from 'vitest'
import { captionLines } from './captionLines.ts'

const cue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, text })
const textsOf = (...cues: ReturnType<typeof cue>[]) => captionLines(cues).map(({ text }) => text)
const textOf = (text: string) => textsOf(cue(0, 4, text))

describe('the lines of a transcript (Q520)', () => {
  it('are sorted by time, one line for each caption', () => {
    expect(captionLines([cue(4, 8, 'わたしは、火がこわい。'), cue(0, 4, 'この町の灯籠は、')])).toEqual([
      { id: '0', start: 0, end: 4, text: 'この町の灯籠は、' },
      { id: '4000', start: 4, end: 8, text: 'わたしは、火がこわい。' },
    ])
  })

  it('keep their ids while captions are appended', () => {
    const first = [cue(0, 4, '一'), cue(4, 8, '二')]
    const before = captionLines(first).map(({ id }) => id)
    const after = captionLines([...first, cue(8, 12, '三')]).map(({ id }) => id)
    expect(after.slice(0, 2)).toEqual(before)
  })

  it('have different ids if several speakers begin together', () => {
    const lines = captionLines([cue(1, 4, '<v 汐里>こんにちは'), cue(1, 4, '<v 灯>やあ')])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2)
  })

  it.each([
    ['a voice span', '<v 汐里>おはよう</v>', ['汐里', 'おはよう']],
    ['a voice span with classes', '<v.loud.first 汐里>おはよう', ['汐里', 'おはよう']],
    ['a name with a space and a reference', '<v 汐里 &amp; 灯>おはよう', ['汐里 & 灯', 'おはよう']],
    ['a voice span without a name', '<v>おはよう', [undefined, 'おはよう']],
    ['a tag that only begins with v', '<video 汐里>おはよう', [undefined, 'おはよう']],
  ])('name the speaker of %s', (_what, text, [speaker, said]) => {
    expect(captionLines([cue(0, 4, text)])).toEqual([expect.objectContaining({ speaker, text: said })])
  })

  it('split a caption in which two people speak', () => {
    const lines = captionLines([cue(0, 4, '<v 汐里>おはよう</v>\n<v 灯>おはようございます</v>\n（波の音）')])
    expect(lines.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['汐里', 'おはよう'],
      ['灯', 'おはようございます'],
      [undefined, '（波の音）'],
    ])
  })

  it.each([
    ['<b>太い</b><i>斜め</i><c.yellow>色</c><lang en>sea</lang>', '太い斜め色sea'],
    ['<00:00:01.000>きら<00:00:02.500>きら', 'きらきら'],
    ['<ruby>汐里<rt>しおり</rt></ruby>です', '汐里（しおり）です'],
    ['<script>alert(1)</script><img src=x onerror=alert(1)>海', 'alert(1)海'],
    ['<!-- 覚え書き -->海<>の</>音', '海の音'],
    ['閉じない<b', '閉じない'],
    ['3 < 5 と 7 > 2、<3', '3 < 5 と 7 > 2、'],
    ['a <  b > c', 'a < b > c'],
    ['二行の\n字幕\r\nです', '二行の 字幕 です'],
  ])('contain no tags and no line breaks: %s', (text, expected) => {
    expect(textOf(text)).toEqual([expected])
  })

  it.each([
    ['&lt;b&gt; &amp; &quot;海&quot; &apos;', '<b> & "海" \''],
    ['&#28023;&#x6d77;', '海海'],
    ['&amp;lt;', '&lt;'],
    ['&nbsp;海&lrm;の&rlm;音&nbsp;', '海の音'],
    ['AT&T &unknown; &#0;&#xD800;&#x110000;&#9999999;', 'AT&T &unknown;'],
  ])('contain decoded characters instead of character references: %s', (text, expected) => {
    expect(textOf(text)).toEqual([expected])
  })

  it('contain no control characters, lone surrogates or direction controls', () => {
    expect(textOf('\u0000海\u0007の\u202E音\u2066が\uFEFF\uD83D聞\u009Bこえる')).toEqual(['海の音が聞こえる'])
  })

  it.each(['', '  \n ', '<b></b>', '<v 汐里></v>', '&nbsp;', '\u200B\u3164', '\u0000'])(
    'leave out a caption without a visible text: %j',
    (text) => expect(textOf(text)).toEqual([]),
  )

  it('leave out captions without a time, and repair an end before the start', () => {
    const lines = captionLines([
      cue(Number.NaN, 4, '一'),
      cue(Infinity, Infinity, '二'),
      cue(-8, -4, '三'),
      cue(-1, 4, '四'),
      cue(9, 5, '五'),
      cue(12, Number.NaN, '六'),
      cue(20, Infinity, '七'),
    ])
    expect(lines.map(({ start, end, text }) => [start, end, text])).toEqual([
      [0, 4, '四'],
      [9, 9, '五'],
      [12, 12, '六'],
      [20, Infinity, '七'],
    ])
  })

  it('are one line for a caption that the stream has repeated or cut', () => {
    const lines = captionLines([cue(0, 4, '海'), cue(0, 4, '海'), cue(2, 6, '海'), cue(6.1, 8, '海')])
    expect(lines).toEqual([{ id: '0', start: 0, end: 8, text: '海' }])
    expect(textsOf(cue(0, 4, '海'), cue(9, 12, '海'))).toEqual(['海', '海'])
  })

  it('are one line for a caption that grows', () => {
    expect(textsOf(cue(0, 2, 'きょう'), cue(1, 3, 'きょうは'), cue(2, 6, 'きょうは晴れ'))).toEqual(['きょうは晴れ'])
    expect(textsOf(cue(0, 2, 'はい'), cue(2, 4, 'はい、そうです'))).toEqual(['はい', 'はい、そうです'])
  })

  it('are one line for captions that are shown together, even if they are repeated', () => {
    expect(textsOf(cue(0, 4, '上の行'), cue(0, 4, '下の行'), cue(0, 4, '上の行'), cue(0, 4, '下の行'))).toEqual([
      '上の行 下の行',
    ])
    expect(captionLines([cue(0, 4, '<v 汐里>はい'), cue(0, 4, '<v 灯>はい')])).toHaveLength(2)
  })

  it('are not doubled if the stream repeats what two people say together', () => {
    const both = [cue(0, 4, '<v 汐里>はい'), cue(0, 4, '<v 灯>うん')]
    expect(captionLines([...both, ...both])).toHaveLength(2)
  })

  it('keep captions apart that overlap only in part and say different things', () => {
    expect(textsOf(cue(0, 4, '一'), cue(3, 7, '二'), cue(6, 9, '三'))).toEqual(['一', '二', '三'])
  })

  it('are cut to a maximum length, and computed from captions that are very long, very many or hostile', () => {
    expect(textOf('海'.repeat(100_000))[0]).toHaveLength(2_000)
    const slow = ['<a '.repeat(700), `<${'a'.repeat(1_999)}`, '&#'.repeat(1_000), '\n \n'.repeat(600)]
    for (const text of slow) captionLines(Array.from({ length: 500 }, (_, at) => cue(at, at + 1, text)))
    const film = captionLines(Array.from({ length: 10_000 }, (_, at) => cue(at, at + 1, `${at}番目の<b>波</b>`)))
    expect([film.length, film[9_999]?.text]).toEqual([10_000, '9999番目の波'])
    const together = Array.from({ length: 10_000 }, (_, at) => cue(0, Infinity, `${at}番目の波`))
    expect(Math.max(...captionLines(together).map(({ text }) => text.length))).toBeLessThan(4_100)
  })
})
