import { placeholder } from './textsOf.ts'

/** A rule for Japanese texts (design language: 事象・原因・対処, no blame, a button names its effect). */
export interface Rule {
  name: string
  breaks: (words: string) => boolean
}

const japanese = 'ぁ-んァ-ヶー一-龠々'
const matches = (pattern: RegExp) => (words: string) => pattern.test(words)

/** The sentences of a text; a label has none. */
const sentencesOf = (words: string) => words.match(/[^。]+。/g) ?? []

/** Whether a sentence ends in the plain form instead of the polite one. */
const isPlain = matches(
  /(する|(?<![まで])した|れる|れた|だった|である|だ|ない|なかった|しよう|いる|いた|った|せる|える)[」』）]*。$/,
)

/** The rules that every Japanese text of the app and the design system must keep. */
export const rules: readonly Rule[] = [
  {
    name: 'no half-width mark beside a Japanese letter',
    breaks: matches(new RegExp(`[${japanese}。、][!?,.:;()]|[!?,;()][${japanese}]`)),
  },
  { name: 'no blank between Japanese letters', breaks: matches(new RegExp(`[${japanese}、。] [${japanese}]`)) },
  { name: 'no full-width digit or Latin letter, no half-width kana', breaks: matches(/[０-９Ａ-Ｚａ-ｚｦ-ﾟ]/) },
  { name: 'a range has a wave dash', breaks: matches(/～/) },
  { name: 'no shouting, no dots', breaks: matches(/！|\.\.\.|・・・/) },
  {
    name: 'a text with a full stop ends with one, or with an example',
    breaks: (words) =>
      words.includes('。') && !/([。」』）？]|。例：[^。]+)$/.test(words) && !words.endsWith(placeholder),
  },
  { name: 'no half sentence', breaks: matches(/(、|ので|けれど|ですが|ますが|して)$/) },
  { name: 'a sentence is polite', breaks: (words) => sentencesOf(words).some(isPlain) },
  {
    name: 'no blame',
    breaks: matches(/間違え|間違って|誤[っりた]|ミス|あなたのせい|不正(です|な)|無効|失敗し|べき|なければなりません/),
  },
  { name: 'no order', breaks: matches(/しなさい|せよ|下さい|のこと。/) },
  {
    name: 'no word of machines',
    breaks: matches(/エラーが発生|例外|レスポンス|パラメータ|ステータス|null|undefined/),
  },
  { name: 'a button says what happens', breaks: matches(/^(OK|はい|いいえ|キャンセル|実行|送信|確認|決定|完了)$/i) },
  {
    name: 'one spelling',
    breaks: matches(
      /致し|頂[きくけ]|出来[るなま]|宜し|サーバ(?!ー)|ユーザ(?!ー)|再度|[0-9]けた|読み込|サインイン|Eメール|お問合|行な|又は|[へにを]戻[るりっ]|画面に戻/,
    ),
  },
]
