import type { StoryLine, StoryScript } from './stage.types.ts'

/** The name a line is said under; nothing when it is told. */
export function lineSpeaker({ characters }: StoryScript, { speaker, characterId }: StoryLine): string | undefined {
  return speaker ?? characters.find(({ id }) => id === characterId)?.name
}
