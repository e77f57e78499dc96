import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const markIn = (output: string) => join(output, '.built')
const sources = [
  'app',
  'design-system',
  'contracts',
  'tools',
  'vite.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
]
/** Matches files that do not affect the built app. */
const ignored = /(^|\/)(node_modules|dist|e2e|sandbox|pacts|openapi|bench)(\/|$)|\.test\.tsx?$/

function newest(path: string): number {
  if (ignored.test(path) || !existsSync(path)) return 0
  const status = statSync(path)
  if (!status.isDirectory()) return status.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** The deployment's settings as text. They are part of the build (app/environmentOf.ts). */
function settings(): string {
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  return names
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => `${name}=${process.env[name]}`)
    .join('\n')
}

/** Whether the build in this folder exists, was made with the same settings, and is newer than all sources. */
export function isBuildFresh(output: string): boolean {
  const mark = markIn(output)
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== settings()) return false
  return statSync(mark).mtimeMs >= Math.max(...sources.map(newest))
}

/** Marks the build as made at the time `begunAt`, so that sources which changed during the build count as newer. */
export function markBuilt(output: string, begunAt: Date): void {
  const mark = markIn(output)
  writeFileSync(mark, settings())
  utimesSync(mark, begunAt, begunAt)
}
