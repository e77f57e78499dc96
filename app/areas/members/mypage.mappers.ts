import type { MyPageGroup } from '@tsudoi/design-system/screens/mypage/mypage.types'
import { paths } from '../../paths.ts'

/** The numbers of unread notices and of waiting presents. A number that is unknown or 0 is not shown. */
interface WaitingCounts {
  unread?: number | undefined
  presents?: { count: number; isMore: boolean } | undefined
}

const unreadText = (unread: number) => `未読${unread > 99 ? '99+' : unread}件`
const presentsText = ({ count, isMore }: { count: number; isMore: boolean }) => `${count}件${isMore ? '以上' : ''}`

/**
 * The links of /mypage to everything that belongs to the member, in groups, with the numbers of waiting things (W062).
 */
export function mypageLinkGroups({ unread = 0, presents }: WaitingCounts): MyPageGroup[] {
  return [
    {
      title: '集めたもの',
      links: [
        { label: 'コレクション', href: paths.collection },
        { label: 'あとで見る', href: paths.later, note: '保存した投稿や動画など' },
        { label: 'ふりかえり', href: paths.lookback, note: '推し活の1年' },
        { label: 'チケット', href: paths.tickets },
        { label: 'プレゼント', href: paths.presents, news: presents?.count ? presentsText(presents) : undefined },
        { label: 'シリアルコード', href: paths.serialCode, note: 'コードを特典に引き換える' },
        { label: 'リクエスト', href: paths.offers, note: 'チャンネルの問いかけに答える' },
      ],
    },
    {
      title: 'お支払い',
      links: [
        { label: '登録したカード', href: paths.cards, note: '確認と削除' },
        { label: '注文の履歴', href: paths.orderHistory },
        { label: '買い物の設定', href: paths.spending, note: '暗証番号、お休み、ひと月の上限' },
        { label: 'お届け先', href: paths.address, note: '特典をお送りする住所' },
      ],
    },
    {
      title: 'お知らせと設定',
      links: [
        { label: '期限', href: paths.deadlines, note: '申込や受け取りの締め切り' },
        { label: 'お知らせ', href: paths.notices, news: unread > 0 ? unreadText(unread) : undefined },
        { label: 'お知らせの受け取り', href: paths.reminders, note: '通知する期限や時間' },
        { label: 'プロフィールを編集する', href: paths.profileEdit },
        { label: 'ブロックした人', href: paths.blocks },
        { label: '見たくない言葉', href: paths.mutes, note: 'ネタバレや苦手な言葉を隠す' },
        { label: 'アカウント', href: paths.account, note: 'ログイン方法、退会' },
        { label: 'ログアウト', href: paths.logout },
      ],
    },
  ]
}
