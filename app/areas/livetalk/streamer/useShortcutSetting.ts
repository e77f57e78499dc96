import { useState } from 'react'
import { deviceStore } from '../../../storage/textStore.ts'

const key = 'tsudoi.talk-keys'

/**
 * Whether single-letter keyboard shortcuts of the streamer's page are on, and a function to switch them. The setting is
 * stored on this device. Users of speech input need it (WCAG 2.1.4).
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
