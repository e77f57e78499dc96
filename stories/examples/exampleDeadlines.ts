import type { Deadline, DeadlineKind } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { exampleNow } from './exampleNow.ts'

const after = (hours: number) => new Date(Date.parse(exampleNow) + hours * 3_600_000).toISOString()

const one = (kind: DeadlineKind, hours: number, title: string, href: string, channelName?: string): Deadline => ({
  id: `${kind}-${href}`,
  kind,
  title,
  channelName,
  until: after(hours),
  href,
})

/** A prize that was won and must be chosen within a day. */
export const choiceDeadline = one('choice', 20, '名前入りの紙の旗', '/lottery/lemonade-flag/result', 'レモネード合唱団')

/** A deadline of each kind, the next one first. */
export const exampleDeadlines: Deadline[] = [
  one('cancellation', 0.5, '汐里と、桟橋で一分', '/livetalk/todai-pier-1/slot', '灯台放送局'),
  choiceDeadline,
  one('storePayment', 28, '1,000コイン', '/order-history'),
  one('payment', 30, '100コイン', '/order-history'),
  one('lotteryEntry', 50, '春の花道 招待', '/lottery/benio-spring', '紅緒座'),
  one('rental', 60, '第四十七夜', '/channel/todai/movie/todai-night-47', '灯台放送局'),
  one('vote', 75, '最終回の一曲', '/vote/ranking/todai-last-song', '灯台放送局'),
  one('prizeDraw', 80, '古いダイヤル', '/channel/todai/draw/todai-dial', '灯台放送局'),
  one('reservation', 90, '桟橋で一分', '/livetalk/group/todai-pier', '灯台放送局'),
  one('address', 120, '手書きの便り', '/collection/special/privilege/koharu-todai-letter/address', '灯台放送局'),
  one('preorder', 200, '夏まつりの予約', '/preorder/benio-festival', '紅緒座'),
  one('result', 240, '港の写真', '/lottery/setsugen-photo', '雪原郵便局'),
  one('noticeGift', 270, '灯台放送局 第五十夜のお礼をお渡しします', '/notification/todai-fifty'),
  one('ticket', 300, 'アルバム先行上映 立見券', '/ticket/todai-album-ticket', '灯台放送局'),
  one('present', 400, '朝もやの湖', '/present'),
]

/** A deadline with the longest texts that a host sends. */
export const longDeadline: Deadline = {
  ...choiceDeadline,
  id: 'long',
  title: '潮のみちひきと汽笛と灯りのあいだで読まれなかったすべての便りを一晩かけて読みとおす会の招待券の抽選'.repeat(3),
  channelName: 'むかしむかし港町の商店街のはずれにあったレモネードの屋台から生まれた合唱団とその友人たち',
}
