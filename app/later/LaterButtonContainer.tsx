import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { LaterButton } from '@tsudoi/design-system/screens/parts/LaterButton'
import { useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import { isKeptForLater, type LaterItemDetails } from './laterEntries.ts'
import { laterKeyOf, type LaterTarget } from './laterKey.ts'
import { laterStore, useLaterEntries } from './laterStore.ts'

const LaterFullContainer = lazyOnPress(() => import('./LaterFullContainer.tsx').then((file) => file.LaterFullContainer))

/** Props of `LaterButtonContainer`. */
export interface LaterButtonHostProps extends LaterTarget {
  /** What the list shows of the item; undefined for an unavailable item, which can only be removed from the list. */
  details: LaterItemDetails | undefined
}

/** The button that adds the item of a page to the list あとで見る (for later). A guest's items stay on the device (Q489). */
export function LaterButtonContainer({ kind, ids, details }: LaterButtonHostProps) {
  const entries = useLaterEntries()
  const [isFull, setFull] = useState(false)
  useEffect(() => laterStore.adoptGuestItems(), [])
  const key = laterKeyOf({ kind, ids })
  if (key === undefined) return null
  const isKept = isKeptForLater(entries, key)
  const close = () => setFull(false)
  if (!details && !isKept) return null
  const toggle = (next: boolean) => {
    if (next && details) setFull(!laterStore.keep(key, details))
    else laterStore.remove(key)
  }
  return (
    <>
      <LaterButton isKept={isKept} onToggle={toggle} listHref={paths.later} />
      {isFull && <LaterFullContainer onClose={close} onFailed={close} />}
    </>
  )
}
