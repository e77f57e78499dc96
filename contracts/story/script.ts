import * as z from 'zod/mini'
import { imagePath, openEnum, shownText } from '../schema.ts'

/**
 * The movements of characters and effects on the stage. The specification lists their meanings, but not their values;
 * the product defines them (A§3).
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

/** Positions on the stage. A character without a position enters at CENTER. */
export const stagePlaces = ['LEFT', 'CENTER', 'RIGHT'] as const

/**
 * Placeholders for the reader's name in texts: `{FIRST}`, `{LAST}`, `{FULL_NAME}`. The player replaces them once, as
 * plain text (X8); other braces are text.
 */
export const namePlaceholders = ['FIRST', 'LAST', 'FULL_NAME'] as const

const action = z.object({
  /** The movement. */
  action: openEnum(storyActions),
  /** Id of the character that moves; absent if the whole stage moves. */
  characterId: z.optional(z.string()),
  /** Position of the character after it has entered. */
  place: z.optional(openEnum(stagePlaces)),
})

/** One step of the reader: all actions happen at the same time, then the text appears. */
const line = z.object({
  /** Plain text with placeholders for the reader's name: `{FIRST}`, `{LAST}`, `{FULL_NAME}` (X8). */
  text: z.string(),
  /** Id of the speaking character; absent for narration. */
  characterId: z.optional(z.string()),
  /** Name that is shown instead of the character's own: ？？？. */
  speaker: z.optional(z.string()),
  /** Another picture of the speaker, used from this line on. */
  image: z.optional(imagePath),
  /** Movements that happen before the text, all at the same time. */
  actionList: z.optional(z.array(action)),
  /** Sound that is played once: a path below the textures base, or an https URL. */
  sound: z.optional(z.string()),
})

/** A scene of the script, which starts with an empty stage. */
const scene = z.object({
  background: imagePath,
  /** Music that is repeated until the next scene with music: a path below the textures base, or an https URL. */
  music: z.optional(z.string()),
  /** The lines of the scene, in reading order. */
  lineList: z.array(line),
})

/** The script of one episode. Pictures and sounds are paths below the textures base, or https URLs. */
export const script = z.object({
  /** All characters of the script. */
  characterList: z.array(
    z.object({
      /** Id of the character; unique within this script. */
      characterId: z.string(),
      name: shownText,
      image: imagePath,
    }),
  ),
  /** The scenes, in reading order. */
  sceneList: z.array(scene),
})
/** The script of one episode of a story. */
export type Script = z.infer<typeof script>
