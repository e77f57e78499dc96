import {
  autoSeconds,
  textSizes,
  textSpeeds,
  usualSettings,
  type StorySettings,
} from '@tsudoi/design-system/screens/story/player/player.types'
import { useState } from 'react'
import { deviceStore } from '../../../session/textStore.ts'

/** Reading settings of this device (S149). Without personal data, so kept when a session ends. */
const key = 'tsudoi.story-settings'

const oneOf = <T>(values: readonly T[], value: unknown, usual: T): T => values.find((each) => each === value) ?? usual
const flag = (value: unknown, usual: boolean) => (typeof value === 'boolean' ? value : usual)
const share = (value: unknown, usual: number) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : usual)

/** Parses stored settings. Each malformed one becomes its default. */
export function storySettingsOf(stored: unknown): StorySettings {
  const kept = (stored ?? {}) as Readonly<Record<string, unknown>>
  return {
    textSpeed: oneOf(textSpeeds, kept['textSpeed'], usualSettings.textSpeed),
    autoSeconds: oneOf(autoSeconds, kept['autoSeconds'], usualSettings.autoSeconds),
    isSpoken: flag(kept['isSpoken'], usualSettings.isSpoken),
    textSize: oneOf(textSizes, kept['textSize'], usualSettings.textSize),
    hasEffects: flag(kept['hasEffects'], usualSettings.hasEffects),
    volume: share(kept['volume'], usualSettings.volume),
    hasLetterKeys: flag(kept['hasLetterKeys'], usualSettings.hasLetterKeys),
  }
}

export function useStorySettings(): [StorySettings, (settings: StorySettings) => void] {
  const [settings, setSettings] = useState(() => storySettingsOf(deviceStore.getJson(key)))
  const keep = (next: StorySettings) => {
    setSettings(next)
    deviceStore.setJson(key, next)
  }
  return [settings, keep]
}
