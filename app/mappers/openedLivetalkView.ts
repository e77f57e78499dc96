import type { OpenedLivetalk as Opened } from '@tsudoi/contracts/livetalk/openedLivetalk'
import type { OpenedLivetalk } from '@tsudoi/design-system/screens/parts/livetalkLink.rules'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { paths } from '../paths.ts'
import { normalisedInstant } from './channel.mappers.ts'

/** Maps a live talk that a ticket admits to, with the link to its page (Q322). */
export const openedLivetalkView = ({
  livetalkId,
  title,
  startTime,
  slotStartTime,
}: Opened & { slotStartTime?: string | undefined }): OpenedLivetalk => ({
  title: titleOf(title),
  start: normalisedInstant(startTime),
  slotStart: slotStartTime && normalisedInstant(slotStartTime),
  href: paths.livetalk(livetalkId),
})
