import { rmSync } from 'node:fs'
import { openDatabase } from './db/database.ts'
import { dropAllSchemas } from './db/datasets.ts'
import { dataFolder, databaseUrl } from './environment.ts'
import { claimFolder } from './folderLock.ts'

/** `npm run sandbox:reset`: deletes all data of the sandbox. The next start fills it again. */
const data = dataFolder()
const address = databaseUrl()
if (address) {
  const db = openDatabase({ databaseUrl: address })
  await dropAllSchemas(db)
  await db.destroy()
  process.stdout.write('The sandbox in DATABASE_URL is empty. The next start seeds it again.\n')
} else {
  try {
    const release = claimFolder(data)
    release()
    rmSync(data, { recursive: true, force: true })
    process.stdout.write('The sandbox is empty. The next start seeds it again.\n')
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
