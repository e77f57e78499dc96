import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useEffect, useState } from 'react'
import { onNetworkIdle } from '../shell/onNetworkIdle.ts'
import type { LaterButtonHostProps } from './LaterButtonContainer.tsx'

const button = lazyModule(() => import('./LaterButtonContainer.tsx'))

/**
 * The button that adds an item to the list あとで見る. Renders nothing until the button's code has loaded, after the page's
 * content.
 */
export function LaterSlot(props: LaterButtonHostProps) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onNetworkIdle(() => setWanted(true)), [])
  const { module } = useLazyModule(button, { isWanted: wanted, onFailed: 'retry' })
  return module && <module.LaterButtonContainer {...props} />
}
