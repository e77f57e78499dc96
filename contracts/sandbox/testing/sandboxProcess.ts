import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Host } from '../../hosts.ts'

/** Where the data is: in a folder, or in a PostgreSQL. */
export interface DataLocation {
  folder: string
  databaseUrl?: string | undefined
  /** The path of a file with initial data. */
  snapshot?: string
  /** The cost of password hashes. */
  passwordCost?: number
}

/** A sandbox in a separate process that can be killed and restarted on the same data. */
export class SandboxProcess {
  readonly #place: Partial<DataLocation>
  #child: ChildProcess | undefined
  /** The addresses of the hosts, which change at each restart. Resolves once the sandbox serves requests. */
  addresses: Promise<Readonly<Record<Host, string>>>

  /** @param place default: in memory, which ends with the process */
  constructor(place: Partial<DataLocation> = {}) {
    this.#place = place
    this.addresses = this.#start()
  }

  async #start(): Promise<Readonly<Record<Host, string>>> {
    const { folder = '', databaseUrl = '', snapshot = '', passwordCost = '' } = this.#place
    const program = join(import.meta.dirname, 'killedSandbox.ts')
    const args = [program, folder, snapshot, String(passwordCost)]
    const env = { ...process.env, DATABASE_URL: databaseUrl }
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env })
    this.#child = child
    for await (const line of createInterface({ input: child.stdout as Readable }))
      return JSON.parse(line) as Record<Host, string>
    throw new Error('The sandbox ended before it served')
  }

  /**
   * Kills the process (kill -9) and restarts it on the remaining data. `addresses` then resolves to those of the new
   * process. A kill during a start waits until it serves.
   */
  async killAndRestart(): Promise<void> {
    const restart = async () => {
      await this.stop('SIGKILL')
      return this.#start()
    }
    this.addresses = this.addresses.then(restart)
    await this.addresses
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  }
}
