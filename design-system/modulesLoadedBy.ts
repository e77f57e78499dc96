import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const imports = /^(?:import|export) (type )?[^'"]*?from '([^']+)'/gm

/**
 * Everything that loads together with a module: absolute paths of this repository's files, and names of packages.
 * Follows static imports only, not types or `import()`. For tests that limit what the first view loads.
 */
export function modulesLoadedBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, types, from = ''] of readFileSync(path, 'utf8').matchAll(imports)) {
    if (types) continue
    if (from.startsWith('.')) modulesLoadedBy(resolve(path, '..', from), seen)
    else seen.add(from)
  }
  return seen
}
