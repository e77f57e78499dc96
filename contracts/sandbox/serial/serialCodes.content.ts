import { coinAsset, photoAsset, ticketAsset, type SeedAsset } from '../inventory/assets.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

interface SeedSerialCode {
  readonly code: string
  readonly title: string
  readonly image: string
  readonly assets: readonly SeedAsset[]
  /** Whether the code works once in total instead of once per member. */
  readonly isSingleUse?: boolean
  readonly until: SeedTime
}

/** The demo's serial codes; the README of the sandbox lists them. */
export const seededSerialCodes: readonly SeedSerialCode[] = [
  {
    code: 'TODAI-50-HARBOUR',
    title: '港の公開収録 会場の栞',
    image: 'todai/harbour.svg',
    assets: [coinAsset(100), photoAsset('todai-album-harbour')],
    until: seedTimeOnDay(30, '23:59'),
  },
  {
    code: 'LEMON-NATSU-0621',
    title: '夏至のパレード 沿道の紙吹雪',
    image: 'lemonade/parade.svg',
    assets: [photoAsset('lemonade-parade-flag'), photoAsset('lemonade-parade-ribbon')],
    until: seedTimeOnDay(30, '23:59'),
  },
  {
    code: 'SETSU-MOUFU-0032',
    title: '朗読会 毛布つき席',
    image: 'setsugen/window.svg',
    assets: [ticketAsset('ticket-setsugen-reading')],
    isSingleUse: true,
    until: seedTimeOnDay(4, '23:00'),
  },
  {
    code: 'VELVET-OFF-1130',
    title: '消灯 来場の半券',
    image: 'velvet/levels.svg',
    assets: [coinAsset(50)],
    until: seedTimeOnDay(-1, '0:00'),
  },
]
