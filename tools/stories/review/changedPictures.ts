import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRevision } from '../../isRevision.ts'
import { pictureFolder } from '../pictureFolder.ts'

/** A picture that differs from a revision: new if `before` is missing, deleted if `after` is missing. */
export interface ChangedPicture {
  /** The file of the picture, such as `screens/gacha/GachaTop/full-390-day.webp`. */
  file: string
  before?: Buffer | undefined
  after?: Buffer | undefined
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] })

/**
 * Lists the pictures in the working tree, including untracked ones, that differ from those of a revision.
 *
 * @throws if the revision does not exist
 */
export function changedPicturesSince(revision: string, repository = '.'): ChangedPicture[] {
  if (!isRevision(revision, repository)) throw new Error(`There is no revision ${revision}.`)
  const listed = (...args: string[]) =>
    git(repository, ...args, '-z', '--', pictureFolder)
      .toString()
      .split('\0')
  const changed = listed('diff', '--name-only', '--no-renames', revision)
  const fresh = listed('ls-files', '--others', '--exclude-standard')
  const paths = new Set([...changed, ...fresh].filter((path) => path.endsWith('.webp')))
  return [...paths].toSorted().map((path) => ({
    file: path.slice(pictureFolder.length + 1),
    before: atRevision(repository, revision, path),
    after: existsSync(join(repository, path)) ? readFileSync(join(repository, path)) : undefined,
  }))
}

function atRevision(repository: string, revision: string, path: string): Buffer | undefined {
  try {
    return git(repository, 'show', `${revision}:${path}`)
  } catch {
    return undefined
  }
}
