import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicPackages } from './publicPackages.ts'

/**
 * Updates the exact versions of the workspaces in the root package.json, because changesets updates only the
 * workspaces' own files.
 */
export function pinWorkspaceVersions(repository: string): void {
  const file = join(repository, 'package.json')
  let text = readFileSync(file, 'utf8')
  for (const { name, version } of publicPackages(repository))
    text = text.replace(new RegExp(`("${name}": ")[^"]+`), `$1${version}`)
  writeFileSync(file, text)
}
