import { valuePlaceholder } from './japaneseTextsOf.ts'

/**
 * A rule for Japanese texts. The design language demands: state the event, its cause and the remedy; blame no one; name
 * a button by its effect.
 */
export interface WordingRule {
  name: string
  breaks: (words: string) => boolean
}

const japanese = 'ぁ-んァ-ヶー一-龠々'
const matches = (pattern: RegExp) => (words: string) => pattern.test(words)

/** Returns the sentences of a text. A label has no sentences, because it does not end with 。. */
const sentencesOf = (words: string) => words.match(/[^。]+。/g) ?? []

/** Whether a sentence ends in the plain form instead of the polite form. */
const isPlain = matches(
  /(する|(?<![まで])した|れる|れた|だった|である|だ|ない|なかった|しよう|いる|いた|った|せる|える)[」』）]*。$/,
)

/** The rules that every Japanese text of the app and the design system must keep. */
export const wordingRules: readonly WordingRule[] = [
  {
    name: 'have no half-width punctuation beside Japanese letters',
    breaks: matches(new RegExp(`[${japanese}。、][!?,.:;()]|[!?,;()][${japanese}]`)),
  },
  { name: 'have no blank between Japanese letters', breaks: matches(new RegExp(`[${japanese}、。] [${japanese}]`)) },
  {
    name: 'have no full-width digits or Latin letters, and no half-width kana',
    breaks: matches(/[０-９Ａ-Ｚａ-ｚｦ-ﾟ]/),
  },
  { name: 'write ranges with the wave dash 〜', breaks: matches(/～/) },
  { name: 'have no exclamation mark and no ellipsis of dots', breaks: matches(/！|\.\.\.|・・・/) },
  {
    name: 'end with a full stop, or an example, if they contain a full stop',
    breaks: (words) =>
      words.includes('。') && !/([。」』）？]|。例：[^。]+)$/.test(words) && !words.endsWith(valuePlaceholder),
  },
  { name: 'do not end in the middle of a sentence', breaks: matches(/(、|ので|けれど|ですが|ますが|して)$/) },
  { name: 'use the polite form in sentences', breaks: (words) => sentencesOf(words).some(isPlain) },
  {
    name: 'do not blame the user',
    breaks: matches(/間違え|間違って|誤[っりた]|ミス|あなたのせい|不正(です|な)|無効|失敗し|べき|なければなりません/),
  },
  { name: 'do not give orders', breaks: matches(/しなさい|せよ|下さい|のこと。/) },
  {
    name: 'have no technical terms',
    breaks: matches(/エラーが発生|例外|レスポンス|パラメータ|ステータス|null|undefined/),
  },
  {
    name: 'name the effect on buttons instead of OK or はい',
    breaks: matches(/^(OK|はい|いいえ|キャンセル|実行|送信|確認|決定|完了)$/i),
  },
  {
    name: 'use the same spelling of a word everywhere',
    breaks: matches(
      /致し|頂[きくけ]|出来[るなま]|宜し|サーバ(?!ー)|ユーザ(?!ー)|ブラウザ(?!ー)|再度|[0-9]けた|読み込|サインイン|Eメール|お問合|行な|又は|[へにを]戻[るりっ]|画面に戻/,
    ),
  },
]
