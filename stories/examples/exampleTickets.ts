import type { HeldTicket } from '../../design-system/screens/ticket/ticket.types.ts'
import { lemonade, todai } from './exampleChannels.ts'

const channelOf = ({ id, name, seed, href }: typeof todai) => ({ id, name, seed, href })

/** A ticket for tonight; the event is on air at `exampleNow`. */
export const ticketTonight: HeldTicket = {
  id: 'todai-album-ticket',
  name: '公開収録 観覧券',
  image: '/textures/todai/album-ticket.svg',
  seat: '自由席',
  count: 1,
  acquired: '2026-01-26T21:09:00+09:00',
  href: '/ticket/todai-album-ticket',
  channel: channelOf(todai),
  event: {
    kind: 'LIVE',
    title: '港の公開収録 第五十夜',
    image: '/textures/todai/harbour.svg',
    venue: '灯台港 三番倉庫',
    start: '2026-01-31T19:00:00+09:00',
    end: '2026-01-31T21:00:00+09:00',
  },
  episodes: [{ id: 'night', title: '本番', start: '2026-01-31T19:00:00+09:00', end: '2026-01-31T21:00:00+09:00' }],
  livetalks: [],
}

/** A ticket for two performances, five days ahead. */
export const upcomingTicket: HeldTicket = {
  id: 'lemonade-parade-ticket',
  name: '花道わき 立見券',
  image: '/textures/lemonade/parade-ticket.svg',
  count: 2,
  acquired: '2026-01-30T20:15:00+09:00',
  href: '/ticket/lemonade-parade-ticket',
  channel: channelOf(lemonade),
  event: {
    kind: 'LIVE',
    title: '夏至のパレード 港町一周',
    image: '/textures/lemonade/parade.svg',
    venue: '港通り商店街 花道',
    start: '2026-02-05T20:00:00+09:00',
    end: '2026-02-06T19:00:00+09:00',
  },
  episodes: [
    { id: 'noon', title: '昼の一周', start: '2026-02-05T20:00:00+09:00', end: '2026-02-05T22:00:00+09:00' },
    { id: 'evening', title: '夕方の一周', start: '2026-02-06T17:00:00+09:00', end: '2026-02-06T19:00:00+09:00' },
  ],
  livetalks: [],
}

/** A used ticket: both performances have ended. */
export const pastTicket: HeldTicket = {
  id: 'ticket-todai-letters',
  name: '潮待ちの手紙 通し券',
  seat: '1階 3列 12番',
  count: 1,
  acquired: '2026-01-22T12:40:00+09:00',
  href: '/ticket/ticket-todai-letters',
  channel: channelOf(todai),
  event: {
    kind: 'PREMIER',
    title: '潮待ちの手紙 上映会',
    image: '/textures/todai/letter.svg',
    start: '2026-01-27T21:00:00+09:00',
    end: '2026-01-28T22:20:00+09:00',
  },
  episodes: [
    {
      id: 'first',
      title: '前編 出さなかった手紙',
      start: '2026-01-27T21:00:00+09:00',
      end: '2026-01-27T22:10:00+09:00',
    },
    {
      id: 'second',
      title: '後編 届いた手紙',
      start: '2026-01-28T21:00:00+09:00',
      end: '2026-01-28T22:20:00+09:00',
    },
  ],
  livetalks: [],
}

/** Three tickets: for tonight, for another day, and a used one. */
export const exampleTickets: HeldTicket[] = [ticketTonight, upcomingTicket, pastTicket]

/** A ticket with the longest possible names, no picture, and no channel colour. */
export const longTicket: HeldTicket = {
  ...upcomingTicket,
  id: 'long',
  name: '春の大三角を見上げる全国縦断ツアー最終公演 アリーナ指定席 前方ブロック（付き添い一名まで）',
  image: undefined,
  seat: 'アリーナ Aブロック 中央より左手 123列 4567番',
  count: 12,
  channel: { id: 'nameless', name: '遠い星までひびけ合唱団とその仲間たちの放課後放送局', href: '/channel/nameless' },
  event: {
    ...upcomingTicket.event,
    kind: 'UNKNOWN',
    title: '春の大三角を見上げる全国縦断ツアー 最終公演「ただいまとおかえりのあいだ」',
    image: undefined,
  },
}
