import { pageRefusals } from '../../errors/pageRefusals.ts'

/** What the catalogue's words of a code would not say of a cart (C165): E010 and E021 speak of other things. */
export const refusedCarts = pageRefusals({
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
