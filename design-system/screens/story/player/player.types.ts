import type { Failure, Loadable } from '../../../loadable.ts'
import type { Asset } from '../../asset.types.ts'
import type { StoryForm, StoryScript } from './stage.types.ts'

/** Milliseconds for each grapheme; `instant`: the whole line at once. */
export const textSpeeds = ['slow', 'usual', 'fast', 'instant'] as const
/** How fast words come; `useArrival` has the milliseconds. */
export type TextSpeed = (typeof textSpeeds)[number]

/** Per cent of the usual size. */
export const textSizes = [100, 125, 150, 200] as const
/** The size of the player's words, in per cent of the usual one. */
export type TextSize = (typeof textSizes)[number]

/** Seconds that auto leaves a line standing once all of it is there. */
export const autoSeconds = [1, 2, 3, 5, 8, 12] as const
/** How long auto leaves a line standing, in seconds. */
export type AutoSeconds = (typeof autoSeconds)[number]

/** How somebody reads, kept on the device (S149). */
export interface StorySettings {
  textSpeed: TextSpeed
  autoSeconds: AutoSeconds
  /** Auto also leaves as much time as it takes to say the line aloud: for who has it read out. */
  isSpoken: boolean
  textSize: TextSize
  /** Off: everything stands where it ends. The system's wish for less motion does the same. */
  hasEffects: boolean
  /** 0 to 1; 0 loads no sound. */
  volume: number
  /** Letters are keys (WCAG 2.1.4): off, only Enter, Space, arrows and Escape are. */
  hasLetterKeys: boolean
}

/** What holds until somebody changes it: effects, no sound, letters are keys (Q172). */
export const usualSettings: StorySettings = {
  textSpeed: 'usual',
  autoSeconds: 3,
  isSpoken: false,
  textSize: 100,
  hasEffects: true,
  volume: 0,
  hasLetterKeys: true,
}

/** What opens over the stage. */
export type PlayerPanel = 'log' | 'settings' | 'help' | 'skipped'

/** Where a reader is. What stands on the stage follows from the script and `position` (stageAt). */
export interface PlayerState {
  /** Index of the line; the number of lines is the end. */
  position: number
  /** How many lines the script has. */
  count: number
  form: StoryForm
  /** `arriving`: effects and words are under way. `shown`: all of it is there, as always after a jump. */
  phase: 'arriving' | 'shown'
  isAuto: boolean
  panel?: PlayerPanel
  hidesWords: boolean
  /** Whoever jumped by the log can go back to this line. */
  returnTo?: number
  /** Lines that the last skip left out: from the first, before the second. */
  skipped?: { from: number; until: number }
}

/** What a reader does; one table (inputTable.ts) says by which key, button or tap. */
export type PlayerCommand =
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

/** What is known of the episode once its script is here. */
export interface PlayedEpisode {
  groupName: string
  title: string
  /** Its place in the story, in words: 第一話. */
  label?: string
  script: StoryScript
}

/** What reading gave, or why it has not come yet. */
export type StoryReward =
  /** Nothing is given: read before, or the episode has none. */
  | { state: 'none' }
  /** A guest: whoever logs in gets it. */
  | { state: 'guest'; href: string }
  | { state: 'sending' }
  /** The network is away: it is fetched when it returns. */
  | { state: 'offline' }
  | { state: 'failed'; failure: Failure; onRetry: () => void }
  /** `presentsHref`: it passed the holding limit and waits in the present box. */
  | { state: 'given'; asset: Asset; presentsHref?: string }

/** What comes after the episode. */
export interface NextEpisode {
  title: string
  label?: string
  /** `locked`: it is to be bought or waited for, on the page of the story. */
  access: 'open' | 'locked'
  /** The player with it, or the page of the story. */
  href: string
  /** Coins, where it is locked. */
  coins?: number
}

/** What is said behind the last line. */
export interface StoryEnd {
  reward: StoryReward
  /** Absent: no episode comes after it. */
  next?: NextEpisode
}

/** Props of the player's screen: all that is seen follows from them. */
export interface StoryPlayerScreenProps {
  channel: { id: string; name?: string; seed?: string }
  episode: Loadable<PlayedEpisode>
  state: PlayerState
  settings: StorySettings
  /** Lines read before this visit and in it. */
  isRead: (position: number) => boolean
  /** Whether the browser fills the screen with it; absent where it cannot. */
  isFullScreen?: boolean
  /** Auto waits as long as a tab is hidden or a panel is open: milliseconds until the next line, while it runs. */
  autoWait?: number
  end: StoryEnd
  hrefs: { story: string }
  onCommand: (command: PlayerCommand) => void
  /** Effects and words of this line are all there. */
  onShown: (position: number) => void
  /** Goes to a line of the log. */
  onJump: (position: number) => void
  onSettings: (settings: StorySettings) => void
}
