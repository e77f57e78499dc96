import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Files of the repository as it stands, below these folders or all: those that git does not know yet, too. */
export function sourceFiles(...folders: string[]): string[] {
  const ask = ['ls-files', '--cached', '--others', '--exclude-standard', ...folders]
  return execFileSync('git', ask, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file))
}
