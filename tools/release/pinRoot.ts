import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicPackages } from './publicPackages.ts'

/** The root names its workspaces by their exact versions; changesets knows the workspaces alone. */
export function pinRoot(repository: string): void {
  const file = join(repository, 'package.json')
  let text = readFileSync(file, 'utf8')
  for (const { name, version } of publicPackages(repository))
    text = text.replace(new RegExp(`("${name}": ")[^"]+`), `$1${version}`)
  writeFileSync(file, text)
}
