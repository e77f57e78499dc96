/**
 * The engines of app/: folders that many pages use. Each has one public file of the same name, such as
 * `app/posts/posts.ts`, and its other files are in `internal/`.
 */
export const engines = [
  'connection',
  'muting',
  'offline',
  'payments',
  'player',
  'posts',
  'reminders',
  'sharing',
  'talk',
] as const

/** Returns the path of an engine's public file, relative to the root of the repository. */
export const publicFileOf = (engine: (typeof engines)[number]): string => `app/${engine}/${engine}.ts`
