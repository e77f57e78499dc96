import { groupedDigits } from '../../text/groupedDigits.ts'
import { genderOptions } from '../profile/profile.types.ts'
import { prefectureOptions } from '../prefectures.ts'
import type { DataExportKind, DataExportStep } from './dataExport.types.ts'

/** The name of each kind, and what it contains. */
export const dataExportKinds: Readonly<Record<DataExportKind, { label: string; note: string }>> = {
  profile: { label: 'プロフィールとお届け先', note: '登録した名前、誕生日、住所など' },
  posts: { label: '投稿', note: '自分で書いた投稿、コメント、返信。ほかの人の文章は含みません。' },
  orders: { label: '注文の履歴', note: 'コインの注文と、視聴の購入。カードの番号は含みません。' },
  coins: { label: 'コインの履歴', note: '増えた分と使った分のすべて' },
  collection: { label: 'コレクション', note: '集めたもの、読んだもの、見たものの名前と日時' },
  follows: { label: 'フォロー', note: 'フォローしているチャンネル' },
  later: { label: 'あとで見る', note: '保存した投稿や動画などの一覧' },
}

/** All kinds, in the order of the page. */
export const dataExportOrder = Object.keys(dataExportKinds) as DataExportKind[]

/** The name of a step. */
export function stepLabel(id: DataExportStep['id']): string {
  if (id === 'media') return '写真と動画'
  return id === 'file' ? 'ファイルの書きこみ' : dataExportKinds[id].label
}

/** The size of a file: 980 KB, 12.4 MB, 1.2 GB. */
export function bytesText(bytes: number): string {
  if (bytes < 1_000_000) return `${groupedDigits(Math.ceil(bytes / 1_000))} KB`
  const [value, unit] = bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB']
  return `${value.toFixed(1)} ${unit}`
}

/** What a step has done so far: 300 / 5,000件; 1,200件 if the total is unknown. */
export function stepText({ id, state, count, total, missing = 0 }: DataExportStep): string {
  if (state === 'waiting') return 'これから'
  if (id === 'file') return state === 'done' ? '書きこみました' : '書きこんでいます'
  const all = state === 'done' || total === undefined ? '' : ` / ${groupedDigits(total)}`
  const without = missing > 0 ? `（取りこめないもの${groupedDigits(missing)}件）` : ''
  return `${groupedDigits(count)}${all}件${without}`
}

const labelOf = (options: readonly { value: string; label: string }[], value: number | undefined) =>
  options.find((option) => option.value === String(value))?.label

/** The name of a prefecture by its number of JIS X 0401: 神奈川県. */
export const prefectureName = (number: number | undefined) => labelOf(prefectureOptions, number)

/** The label of a gender by its code: 女性. */
export const genderName = (code: number | undefined) => labelOf(genderOptions, code)
