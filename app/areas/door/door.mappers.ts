import type { DoorShow, DoorPass, EntryResult, HeldPass } from '@tsudoi/contracts/door/doorPass'
import type {
  CheckResult,
  DoorPass as ShownDoorPass,
  DoorShow as ShownDoorShow,
  EntryPass,
  PassState,
} from '@tsudoi/design-system/screens/door/door.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'

const states: Readonly<Record<HeldPass['state'], PassState>> = {
  UNUSED: 'unused',
  USED: 'used',
  VOID: 'void',
  UNKNOWN: 'unknown',
}

/** The performance of a door as the screens render it. */
export const doorShowView = (show: DoorShow): ShownDoorShow => ({
  title: titleOf(show.title),
  episodeTitle: titleOf(show.episodeTitle),
  venue: show.venue,
  opens: normalisedInstant(show.opensTime),
  start: normalisedInstant(show.startTime),
  end: normalisedInstant(show.endTime),
})

const usedAt = (time: string | undefined) => time && normalisedInstant(time)

/** A member's pass as its page renders it. */
export const entryPassView = (pass: HeldPass): EntryPass => ({
  ...doorShowView(pass),
  id: pass.passId,
  seat: pass.seat,
  state: states[pass.state],
  used: usedAt(pass.usedTime),
})

/** A pass in the staff's list. */
export const doorPassView = (pass: DoorPass): ShownDoorPass => ({
  id: pass.passId,
  ticketName: titleOf(pass.ticketName),
  seat: pass.seat,
  holder: pass.holder,
  state: states[pass.state],
  used: usedAt(pass.usedTime),
})

const results: Readonly<Record<EntryResult | 'UNKNOWN', CheckResult>> = {
  ENTERED: 'entered',
  USED: 'used',
  VOID: 'void',
  NOT_FOUND: 'unknown',
  UNKNOWN: 'unknown',
  WRONG_SHOW: 'wrongShow',
  EXPIRED: 'expired',
  EARLY: 'early',
}

/** The result of a check or of an entry, as the page shows it. */
export const checkResultView = (result: EntryResult | 'UNKNOWN'): CheckResult => results[result]
