import { coins, photo, ticket, type SeedAsset } from '../inventory/assets.content.ts'
import { onDay, type SeedTime } from '../runtime/seed/seedTime.ts'

interface SeedSerialCode {
  readonly code: string
  readonly title: string
  readonly image: string
  readonly assets: readonly SeedAsset[]
  /** Valid once in total, not once per member. */
  readonly isSingleUse?: boolean
  readonly until: SeedTime
}

/** Demo codes; the README of the sandbox lists them. */
export const serialCodes: readonly SeedSerialCode[] = [
  {
    code: 'TODAI-50-HARBOUR',
    title: '港の公開収録 会場の栞',
    image: 'todai/harbour.svg',
    assets: [coins(100), photo('todai-album-harbour')],
    until: onDay(30, '23:59'),
  },
  {
    code: 'LEMON-NATSU-0621',
    title: '夏至のパレード 沿道の紙吹雪',
    image: 'lemonade/parade.svg',
    assets: [photo('lemonade-parade-flag'), photo('lemonade-parade-ribbon')],
    until: onDay(30, '23:59'),
  },
  {
    code: 'SETSU-MOUFU-0032',
    title: '朗読会 毛布つき席',
    image: 'setsugen/window.svg',
    assets: [ticket('ticket-setsugen-reading')],
    isSingleUse: true,
    until: onDay(4, '23:00'),
  },
  {
    code: 'VELVET-OFF-1130',
    title: '消灯 来場の半券',
    image: 'velvet/levels.svg',
    assets: [coins(50)],
    until: onDay(-1, '0:00'),
  },
]
