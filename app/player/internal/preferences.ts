import {
  captionBackgrounds,
  captionSizes,
  playbackSpeeds,
  type CaptionLook,
} from '@tsudoi/design-system/screens/video/player/player.types'
import { deviceRecord } from './deviceRecord.ts'

/** Playback preferences of this device. They contain no personal data, so a logout does not delete them. */
export interface PlaybackPreferences {
  speed: number
  volume: number
  isMuted: boolean
  hasCaptions: boolean
  /** The language of the captions that the user selected last. Kept while captions are off. */
  captionLanguage: string | undefined
  captionLook: CaptionLook
  hasShortcuts: boolean
  /** Whether the last stream had separate sound files (hlsBuild.ts). */
  isSoundApart: boolean
  /** Whether the last stream had captions that the player had to show itself (streamCaptions.ts). */
  hasStreamCaptions: boolean
}

const storageKey = 'tsudoi.player'
const defaults: PlaybackPreferences = {
  speed: 1,
  volume: 1,
  isMuted: false,
  hasCaptions: false,
  captionLanguage: undefined,
  captionLook: { size: 'usual', background: 'usual' },
  hasShortcuts: true,
  isSoundApart: false,
  hasStreamCaptions: false,
}

const isFraction = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** The valid parts of the stored caption style. */
function captionLookOf(stored: unknown): CaptionLook {
  const { size, background } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  return {
    size: captionSizes.find((known) => known === size) ?? 'usual',
    background: captionBackgrounds.find((known) => known === background) ?? 'usual',
  }
}

/** The stored preferences, with defaults for missing or invalid values. */
export function readPreferences(): PlaybackPreferences {
  const stored = deviceRecord.read<unknown>(storageKey)
  const { speed, volume, isMuted, hasCaptions, captionLanguage, captionLook } = stored
  const { hasShortcuts, isSoundApart, hasStreamCaptions } = stored
  return {
    speed: playbackSpeeds.find((known) => known === speed) ?? defaults.speed,
    volume: isFraction(volume) ? volume : defaults.volume,
    isMuted: isMuted === true,
    hasCaptions: hasCaptions === true,
    captionLanguage: typeof captionLanguage === 'string' ? captionLanguage : undefined,
    captionLook: captionLookOf(captionLook),
    hasShortcuts: hasShortcuts !== false,
    isSoundApart: isSoundApart === true,
    hasStreamCaptions: hasStreamCaptions === true,
  }
}

/** Stores changed preferences. The others keep their values. */
export const savePreferences = (changed: Partial<PlaybackPreferences>) =>
  deviceRecord.write(storageKey, { ...readPreferences(), ...changed })
