import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The committed pictures. */
export const pictureFolder = 'stories/pictures'

/**
 * At most so many bytes: every clone fetches every picture that ever was. It never becomes more than 25 MB.
 */
export const folderLimit = 25_000_000

/** Side-by-side pictures of what differs; git ignores it. */
export const reviewFolder = '.tmp/pictures'

/** Names of the pictures that a run has taken, one a line. */
export const takenList = '.tmp/stories/taken'

/** Every committed picture, as paths inside the folder. */
export function committedPictures(): string[] {
  return globSync('**/*.webp', { cwd: pictureFolder }).toSorted()
}

/** Bytes of all committed pictures. */
export function folderSize(): number {
  return committedPictures().reduce((sum, file) => sum + statSync(join(pictureFolder, file)).size, 0)
}

/** Committed pictures that the last run did not take: no marked story makes them any more. */
export function orphans(): string[] {
  const taken = existsSync(takenList) ? readFileSync(takenList, 'utf8').split('\n') : []
  return committedPictures().filter((file) => !taken.includes(file))
}
