import { calendarFile } from '@tsudoi/contracts/calendar/calendarFile'
import { AddToCalendar } from '@tsudoi/design-system/screens/parts/AddToCalendar'
import { useState } from 'react'
import { ownOrigin } from '../ownOrigin.ts'
import { downloadFile } from '../platform/downloadFile.ts'
import { openOutside } from '../platform/openOutside.ts'
import { useSaveWay } from '../platform/useSaveWay.ts'
import { serverIso } from '../time/clock.ts'
import { useNow } from '../time/useNow.ts'
import { calendarEntriesOf, type CalendarSubject } from './calendarEntries.ts'

/**
 * A button that adds the events or deadlines of the page's subject to the user's calendar. The calendar file is made on
 * this device, so no server learns of it, and it works without a connection. Renders nothing once all of them have
 * begun or passed (Q477).
 */
export function CalendarButton({ subject }: { subject: CalendarSubject }) {
  const entries = calendarEntriesOf(subject, useNow(), ownOrigin())
  const way = useSaveWay()
  const [isAdded, setAdded] = useState(false)
  if (entries.length === 0) return null
  const add = () => {
    if (way === 'browser') {
      openOutside(location.origin + (subject.kind === 'together' ? subject.href : location.pathname))
      return
    }
    const text = calendarFile(entries, { now: serverIso(), host: location.host })
    downloadFile(new File([text], 'calendar.ics', { type: 'text/calendar' }))
    setAdded(true)
  }
  return <AddToCalendar way={way} isAdded={isAdded} onAdd={add} />
}
