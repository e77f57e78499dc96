import {
  autoSecondsChoices,
  playerTextSizes,
  textSpeeds,
  defaultSettings,
  type StorySettings,
} from '@tsudoi/design-system/screens/story/player/player.types'
import { useState } from 'react'
import { deviceStore } from '../../../storage/textStore.ts'

/**
 * Storage key of the reading settings, which are stored for the device (S149). They contain no personal data, so they
 * are kept when a session ends.
 */
const key = 'tsudoi.story-settings'

const oneOf = <T>(values: readonly T[], value: unknown, usual: T): T => values.find((each) => each === value) ?? usual
const booleanOr = (value: unknown, usual: boolean) => (typeof value === 'boolean' ? value : usual)
const volumeOr = (value: unknown, usual: number) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : usual

/** Parses stored reading settings. Each malformed one becomes its default. */
export function parseStorySettings(stored: unknown): StorySettings {
  const values = (stored ?? {}) as Readonly<Record<string, unknown>>
  return {
    textSpeed: oneOf(textSpeeds, values['textSpeed'], defaultSettings.textSpeed),
    autoSeconds: oneOf(autoSecondsChoices, values['autoSeconds'], defaultSettings.autoSeconds),
    isSpoken: booleanOr(values['isSpoken'], defaultSettings.isSpoken),
    textSize: oneOf(playerTextSizes, values['textSize'], defaultSettings.textSize),
    hasEffects: booleanOr(values['hasEffects'], defaultSettings.hasEffects),
    volume: volumeOr(values['volume'], defaultSettings.volume),
    hasLetterKeys: booleanOr(values['hasLetterKeys'], defaultSettings.hasLetterKeys),
  }
}

/** The reading settings of the story player on this device, and a function that stores new ones. */
export function useStorySettings(): [StorySettings, (settings: StorySettings) => void] {
  const [settings, setSettings] = useState(() => parseStorySettings(deviceStore.getJson(key)))
  const store = (next: StorySettings) => {
    setSettings(next)
    deviceStore.setJson(key, next)
  }
  return [settings, store]
}
