import { spawn, type ChildProcess } from 'node:child_process'

interface Options {
  env: NodeJS.ProcessEnv
  /** `inherit`: prints the command's output immediately. `collect`: returns it instead. */
  output: 'inherit' | 'collect'
  /** Time limit in milliseconds, after which the command and all processes that it started are ended. */
  limit: number
}

/** The result of a command that has ended. */
export interface CommandResult {
  code: number
  /** The output of the command if the option `output` is `collect`, otherwise empty. */
  text: string
  /** A sentence that says why the command hit its limit or did not start; otherwise undefined. */
  reason?: string | undefined
}

const running = new Set<ChildProcess>()

/** Signals the command's process group, so that a browser or a server that it started also ends. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // The process group has already ended.
  }
}

/** Ends all running commands. Ctrl-C alone does not reach them, because each has a separate process group. */
export function endRunningCommands(): void {
  for (const child of running) endGroup(child, 'SIGTERM')
}

/** Time in milliseconds for a browser or a server to close before it is killed. */
const killDelayMs = 10_000

/**
 * Runs a command until it ends or reaches its time limit. Never rejects: if the program is missing, `reason` says so.
 */
export function runCommand(command: readonly string[], { env, output, limit }: Options): Promise<CommandResult> {
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
      setTimeout(() => endGroup(child, 'SIGKILL'), killDelayMs).unref()
    }, limit)
    const end = (ended: CommandResult) => {
      clearTimeout(timer)
      running.delete(child)
      resolve(ended)
    }
    child.on('error', (error) => end({ code: 127, text, reason: `It did not start: ${error.message}` }))
    child.on('close', (code) => end({ code: reason ? 1 : (code ?? 1), text, reason }))
  })
}
