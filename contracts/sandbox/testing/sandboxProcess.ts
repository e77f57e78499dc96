import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Host } from '../../hosts.ts'

/** Where its data are: a folder, or a PostgreSQL. */
export interface DataPlace {
  folder: string
  databaseUrl?: string
  /** A file with the data that it begins with. */
  snapshot?: string
  /** What the hash of a member's password takes. */
  passwordCost?: number
}

/** A sandbox in a process of its own that can be killed and started again on the same data. */
export class SandboxProcess {
  readonly #place: Partial<DataPlace>
  #child: ChildProcess | undefined
  /** Settles when it serves: to its addresses, which change with each start. */
  addresses: Promise<Readonly<Record<Host, string>>>

  /** @param place default: in memory, which ends with the process */
  constructor(place: Partial<DataPlace> = {}) {
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
   * kill -9, and a new start on what is left. Whoever asks for the addresses meanwhile gets those of the new one. A
   * kill that is asked for during a start waits until it serves.
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
