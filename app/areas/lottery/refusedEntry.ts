import type { Failure } from '@tsudoi/design-system/loadable'
import { failedWith } from '../../api/apiError.ts'
import { coinsUntouched } from '../../errors/catalogueEntry.ts'

/** What the catalogue's words of a code would not say of a lottery (C162): E010 and E023 speak of other things. */
const refusals = {
  NotEnoughCoin: {
    title: 'コインが足りません',
    cause: '必要なコインより、所持コインが少ない状態です。',
    remedy: 'コインを購入すると、申し込めます。',
  },
  UnavailablePeriod: {
    title: '受付の期間が終わりました',
    cause: '申し込む前に、受付が終わりました。',
    remedy: '結果の発表をお待ちください。',
  },
  OutOfRange: {
    title: 'おひとりさまの上限をこえています',
    cause: 'ほかの画面で、先に申し込まれています。',
    remedy: '申込済みの口数を確かめて、口数をえらび直してください。',
  },
  FailedPrecondition: {
    title: '受付できる口数が足りません',
    cause: 'ほかの方の申込で、残りが少なくなりました。',
    remedy: '残りの口数を確かめて、えらび直してください。',
  },
} as const satisfies Readonly<Record<string, Failure>>

/** Why entries were refused, in the page's own words; undefined where a dialog or a line says it. */
export function refusedEntry(error: unknown): Failure | undefined {
  const code = (Object.keys(refusals) as (keyof typeof refusals)[]).find((name) => failedWith(error, name))
  return code && { ...refusals[code], coins: coinsUntouched }
}
