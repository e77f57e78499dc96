import type { StoryGenre } from './programme.types.ts'

/** The Japanese noun for each genre; an unknown genre is called a story. */
export const storyGenreText: Readonly<Record<StoryGenre, string>> = {
  MAIN: '本編',
  SIDE: '番外編',
  PRIVILEGE: '特典ストーリー',
  UNKNOWN: 'ストーリー',
}
