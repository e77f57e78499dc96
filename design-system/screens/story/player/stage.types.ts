/**
 * The movements (animations) in a story: of one character, or of the whole stage, which is the player's picture (A§3,
 * W164).
 */
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
/** A movement that the player supports; other values of a script are ignored. */
export type StageAction = (typeof stageActions)[number]

/** The positions of a character on the stage, which is the player's picture. Without a position it enters at CENTER. */
export const stagePositions = ['LEFT', 'CENTER', 'RIGHT'] as const
/** A supported position; other values are treated as absent. */
export type StagePosition = (typeof stagePositions)[number]

/** The format of the stage (the player's picture): 720 × 1280 or 1280 × 720 (A§3, R062, R063). */
export type StoryForm = 'PORTRAIT' | 'LANDSCAPE'

/** A character of an episode. */
export interface StoryCharacter {
  id: string
  name: string
  /** URL of the character's picture. */
  image?: string | undefined
}

/** A movement as written in a script; may be a value that this build does not know. */
export interface StoryAction {
  action: string
  /** The moving character; absent when the whole stage moves. */
  characterId?: string | undefined
  place?: string | undefined
}

/**
 * A line, shown after one tap: its movements and its text. Plain text in which the reader's names are already
 * inserted.
 */
export interface StoryLine {
  /** The index of the line's scene in `scenes`. */
  scene: number
  text: string
  /** The speaking character; absent for narration. */
  characterId?: string | undefined
  /** The speaker's name in this line, instead of the character's own name. */
  speaker?: string | undefined
  /** Another picture of the speaker, from this line on. */
  image?: string | undefined
  actions?: readonly StoryAction[] | undefined
  /** URL of a sound that is played once. */
  sound?: string | undefined
}

/** What the lines of a scene share: background picture and music. */
export interface StoryScene {
  /** URL of the background picture. */
  background?: string | undefined
  /** URL of looping music; a scene without its own continues the previous scene's. */
  music?: string | undefined
}

/**
 * The script of an episode. The lines of all scenes form one list, so that a position is one number; a scene without
 * lines is skipped.
 */
export interface StoryScript {
  characters: readonly StoryCharacter[]
  scenes: readonly StoryScene[]
  lines: readonly StoryLine[]
}

/** A figure: a character on the stage (the player's picture). */
export interface StageFigure {
  id: string
  name: string
  /** URL of the figure's picture; absent: the channel's colour is shown instead. */
  image?: string | undefined
  place: StagePosition
  /** Whether the character leaves with this line, and is absent from the next line. */
  isLeaving: boolean
}

/** An animation that runs when a line is entered. It ends in the state that `Stage` describes, so it can be skipped. */
export interface StageEffect {
  action: StageAction
  /** The id of the animated character; absent when the whole stage (the picture) is animated. */
  target?: string | undefined
  /** Whether the text waits until the animation ends. */
  holdsWords: boolean
  /** Whether auto play waits until the animation ends. */
  holdsAuto: boolean
}

/** The state of the stage (the player's picture) at one line of the story. */
export interface Stage {
  /** The index of the line; equal to the number of lines at the end of the episode. */
  position: number
  /** URL of the background picture. */
  background?: string | undefined
  music?: string | undefined
  /** The characters on the stage, in the order in which they entered. */
  figures: readonly StageFigure[]
  /** Whether the whole picture has faded out and not yet returned. */
  isDark: boolean
  /** The speaking character's id and displayed name; absent for narration. */
  speaker?: { id?: string | undefined; name: string } | undefined
  text: string
  sound?: string | undefined
  /** The animations on entering this line, all started at once. */
  effects: readonly StageEffect[]
  /** Whether this is the first line of a scene, so that the background changes. */
  isSceneStart: boolean
  /** Whether the position is past the last line: the picture is then as that line left it, without text. */
  isEnd: boolean
}

/** A value in a script that the player does not support and ignores. */
export interface StageProblem {
  kind: 'action' | 'character' | 'place' | 'absent'
  /** The value in the script. */
  value: string
  /** The first line that contains it. */
  position: number
}
