import * as z from 'zod/mini'
import { imagePath, openEnum, shownText } from '../schema.ts'

/** What moves on the stage. Wire values are ours: the listed meanings (A§3). */
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

/** Where somebody stands; whoever has no place yet comes to CENTER. */
export const stagePlaces = ['LEFT', 'CENTER', 'RIGHT'] as const

/**
 * What stands for the reader in the texts: `{FIRST}`, `{LAST}`, `{FULL_NAME}`. The player puts the names in once, as
 * text (X8); other braces are text.
 */
export const namePlaceholders = ['FIRST', 'LAST', 'FULL_NAME'] as const

const action = z.object({
  /** What happens. */
  action: openEnum(storyActions),
  /** Who moves; absent: the whole stage. */
  characterId: z.optional(z.string()),
  /** Where somebody who comes in will stand. */
  place: z.optional(openEnum(stagePlaces)),
})

/** One tap: first the actions, all at once, then the text. */
const line = z.object({
  /** Plain text with placeholders for the reader's name: `{FIRST}`, `{LAST}`, `{FULL_NAME}` (X8). */
  text: z.string(),
  /** Who says it; absent when it is told. */
  characterId: z.optional(z.string()),
  /** The name shown instead of the character's own: ？？？. */
  speaker: z.optional(z.string()),
  /** Another picture of the speaker from here on. */
  image: z.optional(imagePath),
  /** What moves before the text, all at once. */
  actionList: z.optional(z.array(action)),
  /** A sound that is played once, as a path below the textures base or an https address. */
  sound: z.optional(z.string()),
})

/** The stage is empty when a scene begins. */
const scene = z.object({
  background: imagePath,
  /** Music, played over and over until the next scene with one; a path or an address like `sound`. */
  music: z.optional(z.string()),
  /** In the order of reading. */
  lineList: z.array(line),
})

/**
 * Everything a player needs for one episode. Pictures and sounds are paths below the textures base, or https addresses.
 */
export const script = z.object({
  /** Everybody who appears. */
  characterList: z.array(
    z.object({
      /** Id of the character, within this script. */
      characterId: z.string(),
      name: shownText,
      image: imagePath,
    }),
  ),
  /** In the order of reading. */
  sceneList: z.array(scene),
})
export type Script = z.infer<typeof script>
