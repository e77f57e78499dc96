import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The output folder of `npm run demo`. */
export const demoFolder = 'dist/demo'

/** Describes the number and size of all files in a folder, such as `412 files, 15.9 MB`. */
export function folderSizeText(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`
}
