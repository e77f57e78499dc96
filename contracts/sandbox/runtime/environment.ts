import { join } from 'node:path'
import type { Host } from '../../hosts.ts'
import type { Clock } from './clock.ts'
import { hostPorts } from './ports.ts'

export interface SandboxOptions {
  /** Port of each host; 0 takes a free one. */
  ports: Readonly<Record<Host, number>>
  /** Folder of the data, kept between runs. Without it and without `databaseUrl` they live in memory. */
  data?: string
  /** Address of a PostgreSQL, instead of the folder. */
  databaseUrl?: string
  /** Whether `/_sandbox` is served. Default: as the environment says. */
  tools?: boolean
  /** Data of another sandbox to begin with, for tests: in memory, or in a folder that is empty. */
  snapshot?: Blob
  /** The machine's clock, for tests. */
  clock?: Clock
  /** Origin of the app, for links in mails. Default: that of `npm run dev`. */
  appAddress?: string
  /** What the hash of a member's password takes, for tests. */
  passwordCost?: number
}

/** `.sandbox` in the repository, or TSUDOI_SANDBOX_DATA. */
export const dataFolder = () =>
  process.env['TSUDOI_SANDBOX_DATA'] || join(import.meta.dirname, '..', '..', '..', '.sandbox')

/** DATABASE_URL, when it names a PostgreSQL. */
export const databaseUrl = () => process.env['DATABASE_URL'] || undefined

/** Whether `/_sandbox` is served: TSUDOI_SANDBOX_TOOLS=on or off; unless it is set, everywhere but in production. */
export function servesTools(): boolean {
  const value = process.env['TSUDOI_SANDBOX_TOOLS'] || undefined
  if (value === undefined) return process.env['NODE_ENV'] !== 'production'
  if (value === 'on' || value === 'off') return value === 'on'
  throw new Error(`TSUDOI_SANDBOX_TOOLS=${value} is neither. Set it to on or off, or unset it.`)
}

/** Origin of the app, for links in mails: TSUDOI_APP_ADDRESS, when it is set. */
const appAddress = () => process.env['TSUDOI_APP_ADDRESS'] || undefined

/** How `npm run sandbox` boots: ports, data folder, database and the app's address from the environment. */
export const environmentOptions = (): SandboxOptions => ({
  ports: hostPorts(),
  data: dataFolder(),
  databaseUrl: databaseUrl(),
  appAddress: appAddress(),
})
