import { availableParallelism } from 'node:os'
import { hosts, type Host } from '../contracts/hosts.ts'
import { seededDataFile, lowCost } from '../contracts/sandbox/testing/seededDataFile.ts'
import { SandboxProcess } from '../contracts/sandbox/testing/sandboxProcess.ts'

interface VerifiedSandbox {
  /** Of each host, all instances. */
  addresses: Readonly<Record<Host, readonly string[]>>
  close(): Promise<void>
}

/**
 * The sandbox for a whole verification. On PGlite there is one for each core, up to four, in a process of its own: a
 * verification asks one thing after the other and would leave cores idle.
 */
export async function startVerifiedSandbox(databaseUrl?: string): Promise<VerifiedSandbox> {
  const place = { ...(databaseUrl ? { databaseUrl } : { snapshot: await seededDataFile() }), passwordCost: lowCost }
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
