import { useState } from 'react'
import { deviceStore } from '../../../session/textStore.ts'

const key = 'tsudoi.talk-keys'

/**
 * Whether the letters of the streamer's page work. Who has switched them off, for speech input say, has them off on
 * this device until they are switched on again (WCAG 2.1.4).
 */
export function useKeysSwitch() {
  const [hasKeys, setKeys] = useState(() => deviceStore.get(key) !== 'off')
  const keep = (isOn: boolean) => {
    setKeys(isOn)
    if (isOn) deviceStore.remove(key)
    else deviceStore.set(key, 'off')
  }
  return [hasKeys, keep] as const
}
