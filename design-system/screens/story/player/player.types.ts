import type { Failure, Loadable } from '../../../loadable.ts'
import type { Asset } from '../../asset.types.ts'
import type { StoryForm, StoryScript } from './stage.types.ts'

/** The values of `TextSpeed`; `instant` shows the whole line at once. */
export const textSpeeds = ['slow', 'usual', 'fast', 'instant'] as const
/** The speed at which text appears; `useLineReveal` has the milliseconds. */
export type TextSpeed = (typeof textSpeeds)[number]

/** The text sizes to choose from, in percent of the default size. */
export const playerTextSizes = [100, 125, 150, 200] as const
/** The text size of the player, in percent of the default. */
export type TextSize = (typeof playerTextSizes)[number]

/** The choices for how long auto play shows a complete line, in seconds. */
export const autoSecondsChoices = [1, 2, 3, 5, 8, 12] as const
/** How long auto play shows a complete line, in seconds. */
export type AutoSeconds = (typeof autoSecondsChoices)[number]

/** The reader's settings, saved on the device (S149). */
export interface StorySettings {
  textSpeed: TextSpeed
  autoSeconds: AutoSeconds
  /** Whether auto play also waits as long as it takes to speak the line, for users of a screen reader. */
  isSpoken: boolean
  textSize: TextSize
  /** Whether effects are animated. If not, everything is shown in its final state, as under reduced motion. */
  hasEffects: boolean
  /** The volume of sounds and music, 0 to 1; with 0 no sound is loaded. */
  volume: number
  /** Whether letters are shortcut keys (WCAG 2.1.4). Without them only Enter, Space, arrows and Escape work. */
  hasLetterKeys: boolean
}

/** The default settings: with effects, without sound, letters are keys (Q172). */
export const defaultSettings: StorySettings = {
  textSpeed: 'usual',
  autoSeconds: 3,
  isSpoken: false,
  textSize: 100,
  hasEffects: true,
  volume: 0,
  hasLetterKeys: true,
}

/**
 * The panels that can open over the player's picture: log of lines, settings, help, and the lines left out by a skip.
 */
export type PlayerPanel = 'log' | 'settings' | 'help' | 'skipped'

/** The state of the player. The stage is derived from the script and `position` (`stageAt`). */
export interface PlayerState {
  /** The index of the current line; equal to the number of lines at the end. */
  position: number
  /** The number of lines in the script. */
  count: number
  form: StoryForm
  /**
   * The phase of the current line. `arriving`: effects and text are in progress. `shown`: the line is complete, as
   * always after a jump.
   */
  phase: 'arriving' | 'shown'
  isAuto: boolean
  panel?: PlayerPanel | undefined
  hidesWords: boolean
  /** The line to return to; set after a jump by the log. */
  returnTo?: number | undefined
  /** The lines left out by the last skip; `until` is exclusive. */
  skipped?: { from: number; until: number } | undefined
}

/** A reader's command; inputTable.ts maps keys, buttons and taps to commands. */
export type StoryCommand =
  | 'next'
  | 'back'
  | 'auto'
  | 'skip'
  | 'log'
  | 'hideWords'
  | 'settings'
  | 'help'
  | 'rotate'
  | 'fullScreen'
  | 'return'
  | 'focusPrevious'
  | 'focusNext'
  | 'press'
  | 'close'
  | 'leave'

/** The data of an episode once its script is loaded. */
export interface PlayedEpisode {
  groupName: string
  title: string
  /** The name of the episode: 第一話. */
  label?: string | undefined
  script: StoryScript
}

/** The reward for reading, or why it is not granted yet. */
export type StoryReward =
  /** There is no reward: the episode has none, or the member already received it at an earlier reading. */
  | { state: 'none' }
  /** The user is a guest: the reward is granted after log-in. */
  | { state: 'guest'; href: string }
  | { state: 'sending' }
  /** The network is unavailable: the app requests the reward when it is back. */
  | { state: 'offline' }
  | { state: 'failed'; failure: Failure; onRetry: () => void }
  /** The reward is granted. `presentsHref` is set if it exceeded the holding limit and waits in the present box. */
  | { state: 'given'; asset: Asset; presentsHref?: string | undefined }

/** The next episode. */
export interface NextEpisode {
  title: string
  label?: string | undefined
  /** Whether the episode is locked: it has to be bought or waited for, on the story's page. */
  access: 'open' | 'locked'
  /** The URL of the episode's player, or of the story's page. */
  href: string
  /** The price of a locked episode in coins. */
  coins?: number | undefined
}

/** The data of the page after the last line. */
export interface StoryEnd {
  reward: StoryReward
  /** The next episode; absent after the last one. */
  next?: NextEpisode | undefined
}

/** What the reader does in the player, and what the player reports. */
export interface StoryPlayerActions {
  onCommand: (command: StoryCommand) => void
  /** Called when the effects and the text of the line are complete. */
  onShown: (position: number) => void
  /** Called with the position of a line when the user presses that line in the log. */
  onJump: (position: number) => void
  onSettings: (settings: StorySettings) => void
}

/** The props of the player's screen; everything visible is derived from them. */
export interface StoryPlayerScreenProps {
  channel: { id: string; name?: string | undefined; seed?: string | undefined }
  episode: Loadable<PlayedEpisode>
  state: PlayerState
  settings: StorySettings
  /** Whether a line was read, in this or an earlier visit. */
  isRead: (position: number) => boolean
  /** Whether the browser shows the player in full screen; absent where that is unsupported. */
  isFullScreen?: boolean | undefined
  /** Milliseconds until auto play shows the next line; absent while it is off or paused (hidden tab, open panel). */
  autoWait?: number | undefined
  end: StoryEnd
  actions: StoryPlayerActions
  hrefs: { story: string }
}

/** The props of the panels over the player's picture: those of the player, with an episode that is loaded. */
export type StoryPanelsProps = Omit<StoryPlayerScreenProps, 'episode'> & { episode: PlayedEpisode }
