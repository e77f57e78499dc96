import type { Order, OrderPeriod, ViewingPurchases } from '../../design-system/screens/order/order.types.ts'
import { todai, velvet } from './exampleChannels.ts'

const pay = 'https://pay.example.jp/orders/waiting'

/** Coin orders, one in each state, the latest first. */
export const exampleOrders: Order[] = [
  {
    id: 'waiting',
    ordered: '2026-01-31T18:02:00+09:00',
    name: '1,100コイン',
    price: 1_000,
    status: 'PENDING',
    method: 'CONVENIENCE',
    payUntil: '2026-02-02T23:59:00+09:00',
    payHref: pay,
    slipNumber: '1234-5678-9012',
  },
  {
    id: 'paid',
    ordered: '2026-01-22T20:58:00+09:00',
    name: '1,100コイン',
    price: 1_000,
    status: 'SUCCEEDED',
    method: 'PERSISTENT_CARD',
  },
  {
    id: 'cancelled',
    ordered: '2026-01-11T12:15:00+09:00',
    name: '300コイン',
    price: 300,
    status: 'CANCELLED',
    method: 'CONVENIENCE',
  },
  {
    id: 'failed',
    ordered: '2025-12-24T21:40:00+09:00',
    name: '3,600コイン（冬のありがとうパック）',
    price: 3_000,
    status: 'FAILED',
    method: 'CREDIT_CARD',
  },
  { id: 'expired', ordered: '2025-12-01T09:00:00+09:00', name: '300コイン', price: 300, status: 'EXPIRED' },
  {
    id: 'pay',
    ordered: '2025-11-30T08:00:00+09:00',
    name: '1,100コイン',
    price: 1_000,
    status: 'SUCCEEDED',
    method: 'PAY_PAY',
  },
]

/** A coin order with very long texts. */
export const longOrder: Order = {
  id: 'long',
  ordered: 'いつか',
  name: '9,999,999コイン（春の大三角を見上げる全国縦断ツアー最終公演に間に合わせるための、とても大きなパック）',
  price: 98_765_432,
  status: 'UNKNOWN',
  method: 'UNKNOWN',
}

/** The periods of the order history: all, the last three months, and single years. */
export const examplePeriods: OrderPeriod[] = [
  { value: 'all', label: 'すべて', href: '/order-history' },
  { value: 'recent', label: '最近3か月', href: '/order-history?period=recent' },
  { value: '2026', label: '2026年', href: '/order-history?period=2026' },
  { value: '2025', label: '2025年', href: '/order-history?period=2025' },
  { value: '2024', label: '2024年', href: '/order-history?period=2024' },
]

const channelOf = ({ id, name, seed, href }: typeof todai) => ({ id, name, seed, href })

/** The viewing purchases of the example member. */
export const exampleViewings: ViewingPurchases[] = [
  {
    id: 'velvet-off',
    purchased: '2026-01-18T22:05:00+09:00',
    title: '消灯 ―真空管の夜―',
    image: '/textures/velvet/levels.svg',
    channel: channelOf(velvet),
    episodes: [{ id: 'night', title: '夜の部', purchased: '2026-01-18T22:05:00+09:00', price: 1_500 }],
  },
  {
    id: 'todai-letters',
    purchased: '2025-12-20T12:40:00+09:00',
    title: '潮待ちの手紙 上映会',
    image: '/textures/todai/letter.svg',
    channel: channelOf(todai),
    episodes: [
      { id: 'first', title: '前編 出さなかった手紙', purchased: '2025-12-20T12:40:00+09:00', price: 800 },
      { id: 'second', title: '後編 届いた手紙', purchased: '2025-12-20T12:41:00+09:00', price: 800 },
    ],
  },
]
