import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../sourceFiles.ts'
import { wordingRules } from './wordingRules.ts'
import { japaneseTextsOf } from './japaneseTextsOf.ts'

const files = sourceFiles('design-system', 'app').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.|\/e2e\/|\/testing\//.test(file),
)

const texts = files.flatMap((file) => japaneseTextsOf(file, readFileSync(file, 'utf8')))
const isAllowed = (words: string) => allowed.some((each) => each.words === words)

/** Texts that must break a rule, each with the reason. */
const allowed: readonly { words: string; why: string }[] = [
  { words: 'ログインに失敗しました。', why: 'given literally by the specification (E044)' },
  { words: '入力値が不正です。', why: 'given literally by the specification (E021)' },
  { words: 'これはあなたのページです。プロフィールへもどる', why: 'a link that says why it is there' },
  { words: 'あなたの灯りを、', why: 'the first line of a heading of two' },
]

/** Whether a text is a list of words, which the code splits, and not a sentence. */
const isList = ({ file }: { file: string }) => file === 'design-system/screens/prefectures.ts'

describe('Japanese texts that users read', () => {
  it('are found by this test in the source files', () => expect(texts.length).toBeGreaterThan(900))

  it('are in a page whose language is Japanese (S009)', () => {
    expect(readFileSync('app/index.html', 'utf8')).toContain('<html lang="ja">')
  })

  it.each(wordingRules)('$name', ({ breaks }) => {
    const broken = texts.filter((text) => breaks(text.words) && !isAllowed(text.words) && !isList(text))
    expect(broken.map(({ words, file, line }) => `${file}:${line} ${words}`)).toEqual([])
  })

  it('include every text that this test allows as an exception', () => {
    expect(allowed.filter(({ words }) => !texts.some((text) => text.words === words))).toEqual([])
  })
})

describe('the wording rules for Japanese texts', () => {
  it.each([
    ['have no half-width punctuation beside Japanese letters', '確かめてください!'],
    ['have no blank between Japanese letters', '確かめて ください'],
    ['have no full-width digits or Latin letters, and no half-width kana', '６桁の数字'],
    ['write ranges with the wave dash 〜', '8～25文字'],
    ['have no exclamation mark and no ellipsis of dots', '当たりました！'],
    ['end with a full stop, or an example, if they contain a full stop', '読めません。もう一度'],
    ['do not end in the middle of a sentence', '通信できませんでしたが、'],
    ['use the polite form in sentences', 'コインは減らない。'],
    ['do not blame the user', '入力を間違えています。'],
    ['do not give orders', '入力しなさい。'],
    ['have no technical terms', 'エラーが発生しました。'],
    ['name the effect on buttons instead of OK or はい', 'OK'],
    ['use the same spelling of a word everywhere', '再度お試しください。'],
  ])('require that texts %s, and therefore reject 「%s」', (name, words) => {
    expect(wordingRules.filter(({ breaks }) => breaks(words)).map((rule) => rule.name)).toContain(name)
  })

  it('apply to string literals, template literals and text between tags', () => {
    const source =
      "const a = <p title='あ'>い{b}う<b>え</b>お</p>\n// か\nconst c = `き${d}く`\nconst e = 'け' as const"
    expect(japaneseTextsOf('x.tsx', source).map(({ words }) => words)).toEqual(['い◯う◯お', 'あ', 'え', 'き◯く', 'け'])
  })
})
