import { pageRefusals } from '../../../errors/pageRefusals.ts'

/**
 * Error texts of a lottery (C162), for codes whose texts in the error catalogue are about other things (E010, E023).
 */
export const lotteryRefusals = pageRefusals({
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
})
