import { DeviceZoneContext } from '@tsudoi/design-system/components/DeviceTime'
import { TogetherFields } from '@tsudoi/design-system/screens/share/TogetherFields'
import { japanTimeInput } from '@tsudoi/design-system/text/japanTimeInput'
import { useContext, useEffect, useState } from 'react'
import { serverNow } from '../time/clock.ts'
import { parseTogetherStart, invitationText, togetherStartRange, suggestedTogetherStart } from './parseTogetherStart.ts'

/** A link to watch together: its start (ISO 8601), and the sentence that is shared with it. */
export interface TogetherInvitation {
  startTime: string
  text: string
}

/** Props of `TogetherOption`. */
export interface TogetherOptionProps {
  /** The title of the film's page. */
  title: string
  /** The start time in the page's own URL, ISO 8601; undefined if it has none. It can be shared again. */
  current: string | undefined
  /** Called with each chosen time, and with undefined while the typed time cannot be used. */
  onInvitation: (invitation: TogetherInvitation | undefined) => void
}

/** The part of the share dialog in which the user chooses a time to watch a film together. */
export function TogetherOption({ title, current, onInvitation }: TogetherOptionProps) {
  const zone = useContext(DeviceZoneContext)
  const [now] = useState(serverNow)
  const [typed, setTyped] = useState(() => (current ? japanTimeInput(current) : suggestedTogetherStart(now)))
  const isCurrent = current !== undefined && typed === japanTimeInput(current)
  const chosen = isCurrent ? { startTime: current } : parseTogetherStart(typed, now)
  const startTime = 'startTime' in chosen ? chosen.startTime : undefined
  useEffect(() => {
    onInvitation(startTime === undefined ? undefined : { startTime, text: invitationText(title, startTime, zone) })
  }, [startTime, title, zone, onInvitation])
  return (
    <TogetherFields
      value={typed}
      {...togetherStartRange(now)}
      startTime={startTime}
      error={'error' in chosen ? chosen.error : undefined}
      onValueChange={setTyped}
    />
  )
}
