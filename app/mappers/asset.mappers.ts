import type { asset } from '@tsudoi/contracts/present/asset'
import type { Asset } from '@tsudoi/design-system/screens/asset.types'
import type * as z from 'zod/mini'
import { pictureOf } from './pictureOf.ts'

/** Something that is handed over, as the screens render it. */
export function assetView({ itemKind, name, image, amount }: z.infer<typeof asset>): Asset {
  return { kind: itemKind, name, image: pictureOf(image), amount }
}
