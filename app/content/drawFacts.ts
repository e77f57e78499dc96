import type { DrawFactTexts } from '@tsudoi/design-system/screens/parts/DrawFacts'
import { paths } from '../paths.ts'
import { operatorName } from './operatorName.ts'

/** The texts that come from the server's answer, because they differ between the prize draws. */
type ToldByTheHost = 'period' | 'prizes'

/**
 * The conditions that are shown for every free prize draw of a channel. They are written here because no answer of a
 * server contains them. They describe what the calls do: if a call changes, its text must change here (Q140, C180).
 */
export const channelDrawFacts: Omit<DrawFactTexts, ToldByTheHost> = {
  organiser: operatorName,
  eligibility: 'このチャンネルをフォローしている、会員登録が済んだ方。',
  limit: 'お一人さま、1日1回です。日付は、日本時間の0:00に変わります。',
  price: '無料です。コインも使いません。通信にかかる料金は、お客さまのご負担です。',
  method: '引いたその場で、表示している確率にしたがって、自動で抽選します。なくなった賞品の分は、はずれになります。',
  result:
    '引いたその場で、当たりもはずれも画面に出ます。その日のうちは、引く画面を開きなおすと同じ結果を確かめられます。',
  shipping: '当たった賞品は、その場でアカウントにお渡しします。持てる数をこえた分は、プレゼントボックスに届きます。',
  data: '会員番号、引いた日時、結果を、抽選と賞品のお渡しのためだけに使います。お名前や住所は、お聞きしません。',
  cancel: '引いたあとの取り消しと、賞品の交換はできません。',
  contact: { text: 'この抽選についてのご質問を受け付けています。', label: 'お問い合わせ', href: paths.contact },
}
