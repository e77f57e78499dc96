import { spawn, type ChildProcess } from 'node:child_process'

interface Options {
  env: NodeJS.ProcessEnv
  /** `inherit` prints what the command prints at once; `collect` returns it. */
  output: 'inherit' | 'collect'
  /** Milliseconds after which the command and everything it started are ended. */
  limit: number
}

export interface Ended {
  code: number
  /** What it printed, with `collect`. */
  text: string
  /** Set if the command hit its limit or did not start: a sentence saying why. */
  reason?: string
}

const running = new Set<ChildProcess>()

/** The command leads a process group of its own, so that a browser or server it started ends with it. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // The group has ended.
  }
}

/** Ends every command that is running: Ctrl-C does not reach other process groups. */
export function endCommands(): void {
  for (const child of running) endGroup(child, 'SIGTERM')
}

/** Time for a browser or a server to close before it is killed. */
const patience = 10_000

/** Runs a command to its end or its time limit. It never rejects: a program that does not exist has a reason. */
export function runCommand(command: readonly string[], { env, output, limit }: Options): Promise<Ended> {
  const [program = '', ...args] = command
  const stream = output === 'inherit' ? 'inherit' : 'pipe'
  const child = spawn(program, args, { stdio: ['ignore', stream, stream], env, detached: true })
  running.add(child)
  let text = ''
  for (const part of [child.stdout, child.stderr]) part?.setEncoding('utf8').on('data', (data) => (text += data))
  return new Promise((resolve) => {
    let reason: string | undefined
    const timer = setTimeout(() => {
      reason = `It was ended after its limit of ${Math.round(limit / 60_000)} minutes.`
      endGroup(child, 'SIGTERM')
      setTimeout(() => endGroup(child, 'SIGKILL'), patience).unref()
    }, limit)
    const end = (ended: Ended) => {
      clearTimeout(timer)
      running.delete(child)
      resolve(ended)
    }
    child.on('error', (error) => end({ code: 127, text, reason: `It did not start: ${error.message}` }))
    child.on('close', (code) => end({ code: reason ? 1 : (code ?? 1), text, reason }))
  })
}
