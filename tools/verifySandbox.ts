import { spawn } from 'node:child_process'
import { startSandbox } from '../contracts/sandbox/serve.ts'

/**
 * Boots the sandbox in memory on free ports and lets it be verified exactly as a backend team verifies its own server. With DATABASE_URL the same on PostgreSQL.
 */
const sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 }, databaseUrl: process.env.DATABASE_URL })
const { app, user, payment } = sandbox.addresses
const addresses = ['--app', app, '--user', user, '--payment', payment]
const verifier = spawn('node', ['contracts/verify.ts', ...addresses, ...process.argv.slice(2)], { stdio: 'inherit' })
const code = await new Promise<number>((resolve) => verifier.on('close', (exit) => resolve(exit ?? 1)))
await sandbox.close()
process.exit(code)
