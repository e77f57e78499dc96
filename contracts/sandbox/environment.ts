import { join } from 'node:path'
import { hostPorts } from '../../tools/ports.ts'
import type { SandboxOptions } from './serve.ts'

/** `.sandbox` in the repository, or TSUDOI_SANDBOX_DATA. */
export const dataFolder = () => process.env['TSUDOI_SANDBOX_DATA'] || join(import.meta.dirname, '..', '..', '.sandbox')

/** DATABASE_URL, when it names a PostgreSQL. */
export const databaseUrl = () => process.env['DATABASE_URL'] || undefined

/** How `npm start` and `npm run sandbox` boot: ports, data folder and database from the environment. */
export const environmentOptions = (): SandboxOptions => ({
  ports: hostPorts(),
  data: dataFolder(),
  databaseUrl: databaseUrl(),
})
