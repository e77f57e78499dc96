import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the committed pictures. */
export const pictureFolder = 'stories/pictures'

/**
 * The limit in bytes for all pictures together, because every clone of the repository fetches all their versions. It
 * must never be more than 26.5 MB.
 */
export const maxFolderBytes = 26_500_000

/** The folder for pictures that show expected, actual and difference side by side. Git ignores it. */
export const comparisonFolder = '.tmp/pictures'

/** The file with the names of the pictures that a run has taken, one per line. */
export const takenPicturesFile = '.tmp/stories/taken'

/** Lists the paths of all committed pictures, relative to their folder. */
export function committedPictures(): string[] {
  return globSync('**/*.webp', { cwd: pictureFolder }).toSorted()
}

/** Computes the size of all committed pictures in bytes. */
export function folderBytes(): number {
  return committedPictures().reduce((sum, file) => sum + statSync(join(pictureFolder, file)).size, 0)
}

/** Lists committed pictures that the last run did not take, because no story creates them any more. */
export function orphanedPictures(): string[] {
  const taken = existsSync(takenPicturesFile) ? readFileSync(takenPicturesFile, 'utf8').split('\n') : []
  return committedPictures().filter((file) => !taken.includes(file))
}
