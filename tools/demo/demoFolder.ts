import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where `npm run demo` leaves its files. */
export const demoFolder = 'dist/demo'

/** All files of a folder together, as `412 files, 15.9 MB`. */
export function sizeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`
}
