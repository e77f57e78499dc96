import { openAsBlob } from 'node:fs'
import { startSandbox } from '../runtime/serve.ts'

/**
 * A sandbox in a process of its own, for a test that kills it: prints its addresses as one line of JSON. Its data are
 * in the folder it is told, or on the PostgreSQL of DATABASE_URL, or else in memory; there they begin with those of a
 * file, where one is told.
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
// Nobody would stop it after whoever started it has died.
process.once('disconnect', () => process.exit())
process.channel?.unref()
