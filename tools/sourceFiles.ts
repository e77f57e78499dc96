import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Lists all existing files of the repository, or those below the given folders, including untracked files that are not
 * ignored.
 */
export function sourceFiles(...folders: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...folders]
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file))
}
