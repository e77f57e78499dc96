import { pageRefusals } from '../../../errors/pageRefusals.ts'

/** Error texts of a cart (C165), for codes whose texts in the error catalogue are about other things (E010, E021). */
export const cartRefusals = pageRefusals({
  NotEnoughCoin: {
    title: 'コインが足りません',
    cause: '必要なコインより、所持コインが少ない状態です。',
    remedy: 'コインを購入すると、予約できます。',
  },
  UnavailablePeriod: {
    title: '受付の期間が終わりました',
    cause: '予約する前に、受付が終わりました。',
    remedy: 'カートの品は、予約されていません。',
  },
  FailedPrecondition: {
    title: '在庫が足りません',
    cause: 'ほかの方の予約で、残りが少なくなりました。',
    remedy: '変わったところを確かめて、もう一度お進みください。',
  },
  InvalidArgument: {
    title: 'このカートは予約できません',
    cause: '予約できなくなった品が入っています。',
    remedy: '品をえらびなおしてください。',
  },
})
