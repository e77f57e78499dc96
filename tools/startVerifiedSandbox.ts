import { availableParallelism } from 'node:os'
import { hosts, type Host } from '../contracts/hosts.ts'
import { seededDataFile, testPasswordCost } from '../contracts/sandbox/testing/seededDataFile.ts'
import { SandboxProcess } from '../contracts/sandbox/testing/sandboxProcess.ts'

interface VerifiedSandbox {
  /** The addresses of all instances of each server. */
  addresses: Readonly<Record<Host, readonly string[]>>
  close(): Promise<void>
}

/**
 * Starts the sandbox for a whole verification. On PGlite it starts one process per core, up to four, because a
 * verification sends its requests one after the other and would leave cores idle.
 */
export async function startVerifiedSandbox(databaseUrl?: string): Promise<VerifiedSandbox> {
  const place = {
    ...(databaseUrl ? { databaseUrl } : { snapshot: await seededDataFile() }),
    passwordCost: testPasswordCost,
  }
  const length = databaseUrl ? 1 : Math.min(4, availableParallelism())
  const processes = Array.from({ length }, () => new SandboxProcess(place))
  const started = await Promise.all(processes.map((process) => process.addresses))
  return {
    addresses: Object.fromEntries(hosts.map((host) => [host, started.map((each) => each[host])])) as Record<
      Host,
      string[]
    >,
    close: async () => void (await Promise.all(processes.map((process) => process.stop()))),
  }
}
