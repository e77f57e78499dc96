import type { listGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { GachaSummary } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { paths } from '../paths.ts'
import { normalisedInstant } from './channel.mappers.ts'
import { pictureOf } from './pictureOf.ts'

/** Maps a gacha to its entry in a list. */
export function gachaSummaryView(gacha: ResponseOf<typeof listGacha>['gachaList'][number]): GachaSummary {
  return {
    id: gacha.gachaId,
    name: titleOf(gacha.name),
    href: paths.gacha(gacha.ipId, gacha.gachaId),
    image: pictureOf(gacha.image),
    type: gacha.type,
    stock: gacha.stock,
    itemCount: gacha.itemCount,
    start: normalisedInstant(gacha.publicationStartTime),
    end: normalisedInstant(gacha.publicationEndTime),
  }
}
