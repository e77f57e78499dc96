import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../sourceFiles.ts'
import { rules } from './rules.ts'
import { textsOf } from './textsOf.ts'

const files = sourceFiles('design-system', 'app').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.|\/e2e\/|\/testing\//.test(file),
)

const texts = files.flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))
const isAllowed = (words: string) => allowed.some((each) => each.words === words)

/** Texts that have to break a rule. */
const allowed: readonly { words: string; why: string }[] = [
  { words: 'ログインに失敗しました。', why: 'given to the letter (E044)' },
  { words: '入力値が不正です。', why: 'given to the letter (E021)' },
  { words: 'これはあなたのページです。プロフィールへもどる', why: 'a link that says why it is there' },
  { words: 'あなたの灯りを、', why: 'the first line of a heading of two' },
]

/** Not a sentence, but a list that the code splits. */
const isList = ({ file }: { file: string }) => file === 'design-system/screens/prefectures.ts'

describe('Japanese texts that users read', () => {
  it('are found in the sources', () => expect(texts.length).toBeGreaterThan(900))

  it('are in a page whose language is Japanese (S009)', () => {
    expect(readFileSync('app/index.html', 'utf8')).toContain('<html lang="ja">')
  })

  it.each(rules)('$name', ({ breaks }) => {
    const broken = texts.filter((text) => breaks(text.words) && !isAllowed(text.words) && !isList(text))
    expect(broken.map(({ words, file, line }) => `${file}:${line} ${words}`)).toEqual([])
  })

  it('do not list exceptions that break no rule', () => {
    expect(allowed.filter(({ words }) => !texts.some((text) => text.words === words))).toEqual([])
  })
})

describe('the rules of the wording', () => {
  it.each([
    ['no half-width mark beside a Japanese letter', '確かめてください!'],
    ['no blank between Japanese letters', '確かめて ください'],
    ['no full-width digit or Latin letter, no half-width kana', '６桁の数字'],
    ['a range has a wave dash', '8～25文字'],
    ['no shouting, no dots', '当たりました！'],
    ['a text with a full stop ends with one, or with an example', '読めません。もう一度'],
    ['no half sentence', '通信できませんでしたが、'],
    ['a sentence is polite', 'コインは減らない。'],
    ['no blame', '入力を間違えています。'],
    ['no order', '入力しなさい。'],
    ['no word of machines', 'エラーが発生しました。'],
    ['a button says what happens', 'OK'],
    ['one spelling', '再度お試しください。'],
  ])('%s: refuses 「%s」', (name, words) => {
    expect(rules.filter(({ breaks }) => breaks(words)).map((rule) => rule.name)).toContain(name)
  })

  it('apply to literals, templates and text between tags', () => {
    const source =
      "const a = <p title='あ'>い{b}う<b>え</b>お</p>\n// か\nconst c = `き${d}く`\nconst e = 'け' as const"
    expect(textsOf('x.tsx', source).map(({ words }) => words)).toEqual(['い◯う◯お', 'あ', 'え', 'き◯く', 'け'])
  })
})
