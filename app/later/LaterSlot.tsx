import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useEffect, useState } from 'react'
import { onNetworkIdle } from '../shell/onNetworkIdle.ts'
import type { LaterButtonHostProps } from './LaterButtonHost.tsx'

const button = lazyModule(() => import('./LaterButtonHost.tsx'))

/** The space for the button that keeps an item for later. The button loads after the page's content. */
export function LaterSlot(props: LaterButtonHostProps) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onNetworkIdle(() => setWanted(true)), [])
  const { module } = useLazyModule(button, { wanted, onFailed: 'retry' })
  return <div className="min-h-11">{module && <module.LaterButtonHost {...props} />}</div>
}
