import { DeviceZoneContext } from '@tsudoi/design-system/components/DeviceTime'
import { TogetherFields } from '@tsudoi/design-system/screens/share/TogetherFields'
import { japanTimeInput } from '@tsudoi/design-system/text/japanTimeInput'
import { useContext, useEffect, useState } from 'react'
import { serverNow } from '../time/clock.ts'
import { chosenStart, invitationText, startRange, suggestedStart } from './chosenStart.ts'

/** A link to watch together: its start (ISO 8601), and the sentence that is shared with it. */
export interface Invitation {
  startTime: string
  text: string
}

/** Props of `TogetherOption`. */
export interface TogetherOptionProps {
  /** The title of the film's page. */
  title: string
  /** The start in the page's own address, ISO 8601, which can be shared further. */
  current: string | undefined
  /** Called with each chosen time; undefined while the typed one cannot be used. */
  onInvitation: (invitation: Invitation | undefined) => void
}

/** The choice of the time to watch together in the share dialog. */
export function TogetherOption({ title, current, onInvitation }: TogetherOptionProps) {
  const zone = useContext(DeviceZoneContext)
  const [now] = useState(serverNow)
  const [typed, setTyped] = useState(() => (current ? japanTimeInput(current) : suggestedStart(now)))
  const isCurrent = current !== undefined && typed === japanTimeInput(current)
  const chosen = isCurrent ? { startTime: current } : chosenStart(typed, now)
  const startTime = 'startTime' in chosen ? chosen.startTime : undefined
  useEffect(() => {
    onInvitation(startTime === undefined ? undefined : { startTime, text: invitationText(title, startTime, zone) })
  }, [startTime, title, zone, onInvitation])
  return (
    <TogetherFields
      value={typed}
      {...startRange(now)}
      startTime={startTime}
      error={'error' in chosen ? chosen.error : undefined}
      onValueChange={setTyped}
    />
  )
}
