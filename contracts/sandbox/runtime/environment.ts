import { join } from 'node:path'
import type { Host } from '../../hosts.ts'
import type { Clock } from './clock.ts'
import { hostPorts } from './ports.ts'

/** Options of a start of the sandbox. */
export interface SandboxOptions {
  /** Port of each host; 0 chooses a free one. */
  ports: Readonly<Record<Host, number>>
  /** Data folder, kept between runs. Without it and without `databaseUrl`, the data are in memory. */
  data?: string | undefined
  /** URL of a PostgreSQL to use instead of the folder. */
  databaseUrl?: string | undefined
  /** Whether the development tools below `/_sandbox` are served. Default: according to the environment. */
  tools?: boolean
  /** Initial data from another sandbox, for tests: in memory, or in an empty folder. */
  snapshot?: Blob | undefined
  /** The clock to use instead of the machine's, for tests. */
  clock?: Clock
  /** Origin of the app, for links in mails and previews of its pages. Default: that of `npm run dev`. */
  appAddress?: string | undefined
  /** Origins of further push services to which reminders are sent, for a push service of a test. */
  pushOrigins?: readonly string[]
  /** Cost of the members' password hashes, for tests. */
  passwordCost?: number | undefined
}

/** The data folder: TSUDOI_SANDBOX_DATA, else `.sandbox` in the repository. */
export const dataFolder = () =>
  process.env['TSUDOI_SANDBOX_DATA'] || join(import.meta.dirname, '..', '..', '..', '.sandbox')

/** DATABASE_URL, if set: the URL of a PostgreSQL. */
export const databaseUrl = () => process.env['DATABASE_URL'] || undefined

/**
 * Whether the development tools below `/_sandbox` are served: TSUDOI_SANDBOX_TOOLS=on or off; if unset, everywhere
 * except in production.
 */
export function servesTools(): boolean {
  const value = process.env['TSUDOI_SANDBOX_TOOLS'] || undefined
  if (value === undefined) return process.env['NODE_ENV'] !== 'production'
  if (value === 'on' || value === 'off') return value === 'on'
  throw new Error(`TSUDOI_SANDBOX_TOOLS=${value} is neither. Set it to on or off, or unset it.`)
}

/** Origin of the app, for links in mails and previews of its pages: TSUDOI_APP_ADDRESS, if set. */
const appAddress = () => process.env['TSUDOI_APP_ADDRESS'] || undefined

/** Options of `npm run sandbox`: ports, data folder, database and the app's origin from the environment. */
export const environmentOptions = (): SandboxOptions => ({
  ports: hostPorts(),
  data: dataFolder(),
  databaseUrl: databaseUrl(),
  appAddress: appAddress(),
})
