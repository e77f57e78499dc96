import { speeds } from '@tsudoi/design-system/screens/video/player/player.types'
import { deviceRecord } from './deviceRecord.ts'

/** Viewing preferences of this device, without personal data, so kept when a session ends. */
export interface PlayerPreferences {
  speed: number
  volume: number
  isMuted: boolean
  hasCaptions: boolean
  hasShortcuts: boolean
  /** The last stream had its sound in separate files (hlsEngine.ts). */
  isSoundApart: boolean
}

const storageKey = 'tsudoi.player'
const defaults: PlayerPreferences = {
  speed: 1,
  volume: 1,
  isMuted: false,
  hasCaptions: false,
  hasShortcuts: true,
  isSoundApart: false,
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

export function readPreferences(): PlayerPreferences {
  const { speed, volume, isMuted, hasCaptions, hasShortcuts, isSoundApart } = deviceRecord.read<unknown>(storageKey)
  return {
    speed: speeds.find((known) => known === speed) ?? defaults.speed,
    volume: isShare(volume) ? volume : defaults.volume,
    isMuted: isMuted === true,
    hasCaptions: hasCaptions === true,
    hasShortcuts: hasShortcuts !== false,
    isSoundApart: isSoundApart === true,
  }
}

export const storePreferences = (changed: Partial<PlayerPreferences>) =>
  deviceRecord.write(storageKey, { ...readPreferences(), ...changed })
