import type { KeptKind } from '../db/tables/event.ts'
import { on, type SeedTime } from './seedTime.ts'

export interface SeedAsset {
  readonly kind: KeptKind
  /** Of an item; coins have none. */
  readonly itemId?: string
  readonly amount: number
}

const coins = (amount: number): SeedAsset => ({ kind: 'COIN', amount })
const photo = (itemId: string): SeedAsset => ({ kind: 'PHOTO', itemId, amount: 1 })
const ticket = (itemId: string): SeedAsset => ({ kind: 'TICKET', itemId, amount: 1 })

/** What comes with notices. */
export const noticeGifts: readonly {
  readonly noticeId: string
  readonly assets: readonly SeedAsset[]
  readonly until: SeedTime
}[] = [
  { noticeId: 'todai-fifty', assets: [coins(100), photo('todai-postcard-tower')], until: on(14, '23:59') },
  { noticeId: 'login-mail-delay', assets: [coins(50)], until: on(-2, '10:00') },
]

export interface SeedSerialCode {
  readonly code: string
  readonly title: string
  readonly image: string
  readonly assets: readonly SeedAsset[]
  /** Once at all, not once for each member. */
  readonly isSingleUse?: boolean
  readonly until: SeedTime
}

/** To try them out; the README of the sandbox lists them. */
export const serialCodes: readonly SeedSerialCode[] = [
  {
    code: 'TODAI-50-HARBOUR',
    title: '港の公開収録 会場の栞',
    image: 'todai/harbour.svg',
    assets: [coins(100), photo('todai-album-harbour')],
    until: on(30, '23:59'),
  },
  {
    code: 'LEMON-NATSU-0621',
    title: '夏至のパレード 沿道の紙吹雪',
    image: 'lemonade/parade.svg',
    assets: [photo('lemonade-parade-flag'), photo('lemonade-parade-ribbon')],
    until: on(30, '23:59'),
  },
  {
    code: 'SETSU-MOUFU-0032',
    title: '朗読会 毛布つき席',
    image: 'setsugen/window.svg',
    assets: [ticket('ticket-setsugen-reading')],
    isSingleUse: true,
    until: on(4, '23:00'),
  },
  {
    code: 'VELVET-OFF-1130',
    title: '消灯 来場の半券',
    image: 'velvet/levels.svg',
    assets: [coins(50)],
    until: on(-1, '0:00'),
  },
]

/** What the demo accounts have beside what accounts.ts says. */
export const accountGifts: Readonly<
  Record<
    string,
    {
      readonly tickets: readonly { readonly ticketId: string; readonly count: number; readonly acquired: SeedTime }[]
      readonly viewings: readonly { readonly episodeId: string; readonly price: number; readonly bought: SeedTime }[]
      readonly follows: readonly { readonly eventId: string; readonly since: SeedTime }[]
      readonly presents: readonly SeedPresent[]
    }
  >
> = {
  koharu: {
    tickets: [
      { ticketId: 'todai-album-ticket', count: 1, acquired: on(-5, '21:09') },
      { ticketId: 'lemonade-parade-ticket', count: 2, acquired: on(-1, '20:15') },
      { ticketId: 'ticket-todai-letters', count: 1, acquired: on(-9, '12:40') },
    ],
    viewings: [{ episodeId: 'velvet-off-night', price: 1_500, bought: on(-13, '22:05') }],
    follows: [
      { eventId: 'lemonade-parade-day', since: on(-2, '20:00') },
      { eventId: 'todai-harbour', since: on(-6, '19:30') },
    ],
    presents: [
      { asset: coins(200), message: 'フォロー一周年のお祝い', sent: on(-1, '10:00'), until: on(29, '23:59') },
      {
        asset: photo('shinyou-base-lake'),
        message: '朝露の観察日記 百回のお礼',
        sent: on(-3, '7:30'),
        until: on(27, '23:59'),
      },
      { asset: ticket('ticket-velvet-warm'), message: '点灯式 ご招待', sent: on(-4, '0:00') },
      { asset: coins(50), message: 'メンテナンスのおわび', sent: on(-20, '12:00'), received: on(-19, '21:40') },
      {
        asset: photo('todai-album-boat'),
        message: '第四十夜の記念',
        sent: on(-40, '19:00'),
        received: on(-38, '8:15'),
      },
    ],
  },
  hajime: {
    tickets: [],
    viewings: [],
    follows: [],
    presents: [{ asset: coins(100), message: 'はじめまして', sent: on(-1, '12:00'), until: on(29, '23:59') }],
  },
}

export interface SeedPresent {
  readonly asset: SeedAsset
  readonly message: string
  readonly sent: SeedTime
  readonly until?: SeedTime
  readonly received?: SeedTime
}
