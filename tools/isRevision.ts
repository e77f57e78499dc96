import { spawnSync } from 'node:child_process'

/** Whether a name is that of a branch, a tag or a commit in a repository. */
export const isRevision = (name: string, repository = '.'): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: repository }).status === 0
