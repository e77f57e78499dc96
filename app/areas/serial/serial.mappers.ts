import type { enterSerialCodes } from '@tsudoi/contracts/serial/serial.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { ValidCode, RefusedCode } from '@tsudoi/design-system/screens/serial/serial.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { errorSentenceOfCode } from '../../errors/formErrors.ts'
import { assetView } from '../../mappers/asset.mappers.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'

type Answer = ResponseOf<typeof enterSerialCodes>

/** The valid serial codes, with the items that they give. */
export const validCodesView = ({ data }: Answer): ValidCode[] =>
  data.map(({ code, title, image, expireTime, assetList }) => ({
    code,
    title: titleOf(title),
    image: pictureOf(image),
    expires: normalisedInstant(expireTime),
    assets: assetList.map(assetView),
  }))

/** The refused serial codes, each with its reason from the error catalogue (E056–E058). */
export const refusedCodesView = ({ errors }: Answer): RefusedCode[] =>
  errors.map(({ code, error }) => ({ code, reason: errorSentenceOfCode(error) }))
