import type { StoryGenre } from './programme.types.ts'

/** The words for a genre; one that we do not know is a story. */
export const storyGenreText: Readonly<Record<StoryGenre, string>> = {
  MAIN: '本編',
  SIDE: '番外編',
  PRIVILEGE: '特典ストーリー',
  UNKNOWN: 'ストーリー',
}
