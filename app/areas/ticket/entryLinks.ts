import type { DoorShow, HeldPass } from '@tsudoi/contracts/door/doorPass'
import { codeBeforeOpeningMs } from '@tsudoi/design-system/screens/door/door.rules'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { doorPath, entryCodePath } from './entryPaths.ts'

const noteOf = (show: DoorShow) =>
  `${isolated(titleOf(show.episodeTitle))}　開場 ${dateTimeText(normalisedInstant(show.opensTime))}`

/** Links to the codes that can be shown now, one for each ticket. The list of tickets begins with them. */
export function entryLinks(passes: readonly HeldPass[], now: string) {
  const at = Date.parse(now)
  const current = passes.filter(
    (pass) =>
      pass.state === 'UNUSED' &&
      Date.parse(pass.opensTime) - codeBeforeOpeningMs <= at &&
      at < Date.parse(pass.endTime),
  )
  const isFirst = ({ ticketId }: HeldPass, index: number) =>
    current.findIndex((each) => each.ticketId === ticketId) === index
  return current
    .filter(isFirst)
    .map((pass) => ({ label: titleOf(pass.title), href: entryCodePath(pass.ticketId), note: noteOf(pass) }))
}

/** The link to a door at which the member works. */
export const doorLink = (show: DoorShow) => ({
  label: titleOf(show.title),
  href: doorPath(show.episodeId),
  note: noteOf(show),
})
