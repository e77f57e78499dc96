import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A workspace that is published to npm. */
export interface PublicPackage {
  name: string
  version: string
  /** The package's folder in the repository. */
  folder: string
}

/** Lists the workspaces that are published to npm. */
export function publicPackages(repository: string): PublicPackage[] {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')) as Manifest
  return read('.')
    .workspaces.map((folder) => ({ folder, manifest: read(folder) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest: { name, version } }) => ({ name, version, folder }))
}

interface Manifest {
  name: string
  version: string
  private?: boolean
  workspaces: string[]
}
