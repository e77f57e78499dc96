import type { Lottery } from '@tsudoi/design-system/screens/lottery/lottery.types'
import type { DrawFactTexts } from '@tsudoi/design-system/screens/parts/DrawFacts'
import { coinText } from '@tsudoi/design-system/text/coinText'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { paths } from '../paths.ts'
import { operatorName } from './operatorName.ts'

/**
 * The conditions that apply to every lottery (C161–C163). They are written here because no answer of a server contains
 * them (Q140). Only the numbers in them come from the lottery's answer.
 */
export const lotteryFacts = ({ maxEntries, coins, announced }: Lottery): Omit<DrawFactTexts, 'period' | 'prizes'> => ({
  organiser: operatorName,
  eligibility: '会員登録が済んだ方。',
  limit: `お一人さま、${maxEntries}口までです。口数が多いほど、当たりやすくなります。当選は、お一人さまひとつの賞までです。`,
  price:
    coins > 0
      ? `1口${coinText(coins)}です。無償コインから先に使います。通信にかかる料金は、お客さまのご負担です。`
      : '無料です。コインも使いません。通信にかかる料金は、お客さまのご負担です。',
  method: '受付を終えたあと、申し込まれたすべての口から、上の賞から順に、機械で無作為にえらびます。',
  result: `${dateTimeText(announced)}に、当たりもはずれも、この抽選の結果のページに出ます。`,
  shipping:
    'ひとつの賞にいくつかの賞品があるときは、当たった方がひとつえらびます。えらんだ賞品は、その場でアカウントにお渡しします。グッズは、登録したお届け先にお送りします。',
  data: '会員番号、申し込んだ日時と口数、結果を、抽選と賞品のお渡しのために使います。お届け先は、グッズをお送りするときだけ使います。',
  cancel: '申し込んだあとの取り消しと、えらんだ賞品の変更はできません。はずれた口のコインは、お返ししません。',
  contact: { text: 'この抽選についてのご質問を受け付けています。', label: 'お問い合わせ', href: paths.contact },
})
