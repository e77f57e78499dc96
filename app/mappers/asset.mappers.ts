import type { asset } from '@tsudoi/contracts/present/asset'
import type { Asset } from '@tsudoi/design-system/screens/asset.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import type * as z from 'zod/mini'
import { pictureOf } from './pictureOf.ts'

/** Maps a reward (item, coins or points) to the shape that screens render. */
export function assetView({ itemKind, name, image, amount }: z.infer<typeof asset>): Asset {
  return { kind: itemKind, name: titleOf(name), image: pictureOf(image), amount }
}
