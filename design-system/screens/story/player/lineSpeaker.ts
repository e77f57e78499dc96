import type { StoryLine, StoryScript } from './stage.types.ts'

/** The name shown with a line; undefined for narration. */
export function lineSpeaker({ characters }: StoryScript, { speaker, characterId }: StoryLine): string | undefined {
  return speaker ?? characters.find(({ id }) => id === characterId)?.name
}
