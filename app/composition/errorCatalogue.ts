import type { MessageCode } from '@tsudoi/contracts/errors'
import { channelErrors } from '../areas/channel/channel.errors.ts'
import { gachaErrors } from '../areas/gacha/gacha.errors.ts'
import { livetalkErrors } from '../areas/livetalk/livetalk.errors.ts'
import { noticeErrors } from '../areas/notice/notice.errors.ts'
import { offerErrors } from '../areas/offer/offer.errors.ts'
import { postErrors } from '../areas/post/post.errors.ts'
import { serialErrors } from '../areas/serial/serial.errors.ts'
import { shopErrors } from '../shop/shop.errors.ts'
import { videoErrors } from '../areas/video/video.errors.ts'
import { voteErrors } from '../areas/vote/vote.errors.ts'
import { accountErrors } from '../errors/account.errors.ts'
import type { CatalogueEntry } from '../errors/catalogueEntry.ts'
import { generalErrors } from '../errors/general.errors.ts'
import { sessionErrors } from '../errors/session.errors.ts'

/**
 * The error catalogue (A§8, B§8): the texts and the consequence of every message code, collected from the areas. A
 * missing code is a compile error.
 */
export const errorCatalogue: Readonly<Record<MessageCode, CatalogueEntry>> = {
  ...sessionErrors,
  ...accountErrors,
  ...generalErrors,
  ...channelErrors,
  ...gachaErrors,
  ...livetalkErrors,
  ...noticeErrors,
  ...offerErrors,
  ...postErrors,
  ...serialErrors,
  ...shopErrors,
  ...videoErrors,
  ...voteErrors,
}
