import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const imports = /^(?:import|export) (type )?[^'"]*?from '([^']+)'/gm

/**
 * Everything that comes along when a module is loaded: absolute paths of ours, names of packages. Types and `import()`
 * do not come along. For tests that guard what the first view carries.
 */
export function loadedBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, types, from = ''] of readFileSync(path, 'utf8').matchAll(imports)) {
    if (types) continue
    if (from.startsWith('.')) loadedBy(resolve(path, '..', from), seen)
    else seen.add(from)
  }
  return seen
}
