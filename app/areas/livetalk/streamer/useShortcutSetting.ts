import { useState } from 'react'
import { deviceStore } from '../../../storage/textStore.ts'

const key = 'tsudoi.talk-keys'

/**
 * Whether single-letter keyboard shortcuts of the streamer's page are on. They can be switched off on this device, for
 * example for speech input (WCAG 2.1.4).
 */
export function useShortcutSetting() {
  const [hasKeys, setKeys] = useState(() => deviceStore.get(key) !== 'off')
  const store = (isOn: boolean) => {
    setKeys(isOn)
    if (isOn) deviceStore.remove(key)
    else deviceStore.set(key, 'off')
  }
  return [hasKeys, store] as const
}
