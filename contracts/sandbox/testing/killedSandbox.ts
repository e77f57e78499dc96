import { openAsBlob } from 'node:fs'
import { startSandbox } from '../runtime/serve.ts'

/**
 * A sandbox in a separate process, for a test that kills it. Prints its addresses as one line of JSON. Its data are in
 * a given folder, in the PostgreSQL of DATABASE_URL, or in memory; initial data can be loaded from a file.
 */
const databaseUrl = process.env['DATABASE_URL'] || undefined
const [folder, snapshot, passwordCost] = process.argv.slice(2)
const sandbox = await startSandbox({
  ports: { app: 0, user: 0, payment: 0 },
  data: folder || undefined,
  databaseUrl,
  snapshot: snapshot ? await openAsBlob(snapshot) : undefined,
  passwordCost: passwordCost ? Number(passwordCost) : undefined,
})
process.stdout.write(`${JSON.stringify(sandbox.addresses)}\n`)
process.once('SIGTERM', () => void sandbox.close())
// Ends the process with its parent, which would otherwise leave it running.
process.once('disconnect', () => process.exit())
process.channel?.unref()
