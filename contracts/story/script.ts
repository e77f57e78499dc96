import * as z from 'zod/mini'
import { imagePath, openEnum, shownText } from '../schema.ts'

/**
 * The movements of characters and effects on the screen, with the meanings that the specification lists (A§3); the
 * values are ours.
 */
export const storyActions = [
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

/** Positions on the stage; a character without a position enters at CENTER. */
export const stagePlaces = ['LEFT', 'CENTER', 'RIGHT'] as const

/**
 * Placeholders for the reader's name in texts: `{FIRST}`, `{LAST}`, `{FULL_NAME}`. The player replaces them once, as
 * plain text (X8); other braces are text.
 */
export const namePlaceholders = ['FIRST', 'LAST', 'FULL_NAME'] as const

const action = z.object({
  /** The movement. */
  action: openEnum(storyActions),
  /** The character that moves; absent for the whole stage. */
  characterId: z.optional(z.string()),
  /** Where an entering character will stand. */
  place: z.optional(openEnum(stagePlaces)),
})

/** One step of the reader: first all actions at the same time, then the text. */
const line = z.object({
  /** Plain text with placeholders for the reader's name: `{FIRST}`, `{LAST}`, `{FULL_NAME}` (X8). */
  text: z.string(),
  /** The speaking character; absent for narration. */
  characterId: z.optional(z.string()),
  /** The name shown instead of the character's own: ？？？. */
  speaker: z.optional(z.string()),
  /** Another picture of the speaker from here on. */
  image: z.optional(imagePath),
  /** Movements before the text, all at the same time. */
  actionList: z.optional(z.array(action)),
  /** A sound that is played once: a path below the textures base, or an https URL. */
  sound: z.optional(z.string()),
})

/** A scene starts with an empty stage. */
const scene = z.object({
  background: imagePath,
  /** Music, repeated until the next scene with music; a path or URL like `sound`. */
  music: z.optional(z.string()),
  /** In reading order. */
  lineList: z.array(line),
})

/** The script of one episode. Pictures and sounds are paths below the textures base, or https URLs. */
export const script = z.object({
  /** All characters of the script. */
  characterList: z.array(
    z.object({
      /** Id of the character, within this script. */
      characterId: z.string(),
      name: shownText,
      image: imagePath,
    }),
  ),
  /** In reading order. */
  sceneList: z.array(scene),
})
/** The script of one episode of a story. */
export type Script = z.infer<typeof script>
