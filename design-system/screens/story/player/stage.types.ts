/** What moves on the stage (A§3, W164). */
export const stageActions = [
  'FADE_IN',
  'FADE_OUT',
  'SHAKE',
  'JUMP',
  'SLIDE_IN_FROM_BOTTOM',
  'SLIDE_IN_FROM_LEFT',
  'SLIDE_IN_FROM_RIGHT',
  'SLIDE_OUT_BOTTOM',
  'SLIDE_OUT_LEFT',
  'SLIDE_OUT_RIGHT',
] as const
/** A movement that the player knows; a script's other words are left out. */
export type StageAction = (typeof stageActions)[number]

/** Where somebody stands; whoever has no place yet comes to CENTER. */
export const stagePlaces = ['LEFT', 'CENTER', 'RIGHT'] as const
/** A place that the player knows; another one is none. */
export type StagePlace = (typeof stagePlaces)[number]

/** How the stage stands: 720 × 1280 or 1280 × 720 (A§3, R062, R063). */
export type StoryForm = 'PORTRAIT' | 'LANDSCAPE'

/** Somebody who appears in an episode. */
export interface StoryCharacter {
  id: string
  name: string
  /** Address of the picture. */
  image?: string
}

/** What a script asks to move. A host may send words that this build does not know. */
export interface StoryAction {
  action: string
  /** Absent: the whole stage. */
  characterId?: string
  place?: string
}

/** One tap: what moves, and the words. The reader's names are in them already; all of it is plain text. */
export interface StoryLine {
  /** Index in `scenes`. */
  scene: number
  text: string
  /** Who says it; absent when it is told. */
  characterId?: string
  /** Shown instead of the character's own name. */
  speaker?: string
  /** Another picture of the speaker from here on. */
  image?: string
  actions?: readonly StoryAction[]
  /** Address of a sound that is played once. */
  sound?: string
}

/** What its lines have in common: a picture behind them, and music. */
export interface StoryScene {
  /** Address of the picture. */
  background?: string
  /** Address of the music, played over and over; a scene without its own goes on with that of the one before. */
  music?: string
}

/**
 * An episode as the player reads it: the lines of all scenes in one list, so that a position is one number. A scene
 * without lines has no place in it.
 */
export interface StoryScript {
  characters: readonly StoryCharacter[]
  scenes: readonly StoryScene[]
  lines: readonly StoryLine[]
}

/** Somebody who stands on the stage. */
export interface StageFigure {
  id: string
  name: string
  /** Address of the picture; absent: the channel's colour stands there. */
  image?: string
  place: StagePlace
  /** Goes with this line; the next one is without. */
  isLeaving: boolean
}

/** What moves as a line is entered. The end of it is what the stage says anyway: an effect can be left out. */
export interface StageEffect {
  action: StageAction
  /** Id of the figure; absent: the whole stage. */
  target?: string
  /** The words come when it is over. */
  holdsWords: boolean
  /** Auto goes on when it is over. */
  holdsAuto: boolean
}

/** What stands on the stage at one line. */
export interface Stage {
  /** Index of the line; the number of lines at the end. */
  position: number
  /** Address of the picture. */
  background?: string
  music?: string
  /** In the order they came. */
  figures: readonly StageFigure[]
  /** The whole stage has gone and has not come back. */
  isDark: boolean
  /** Absent when it is told. */
  speaker?: { id?: string; name: string }
  text: string
  sound?: string
  /** What moves on entering this line, all at once. */
  effects: readonly StageEffect[]
  /** The first line of a scene: the background is another one. */
  isSceneStart: boolean
  /** Behind the last line: the stage stands as that line left it, without words. */
  isEnd: boolean
}

/** Something in a script that the player cannot follow and leaves out. */
export interface StageProblem {
  kind: 'action' | 'character' | 'place' | 'absent'
  /** What the script says. */
  value: string
  /** The first line that has it. */
  position: number
}
