import { spawn, type ChildProcess } from 'node:child_process'

interface Options {
  env: NodeJS.ProcessEnv
  /** `inherit`: prints the command's output at once. `collect`: returns it instead. */
  output: 'inherit' | 'collect'
  /** Milliseconds after which the command and everything it started are ended. */
  limit: number
}

/** The result of a command that has ended. */
export interface CommandResult {
  code: number
  /** The output of the command if `output` is `collect`, otherwise empty. */
  text: string
  /** Set if the command hit its limit or did not start: a sentence saying why. */
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

/** Ends every running command. Ctrl-C alone does not reach them, because each has a process group of its own. */
export function endRunningCommands(): void {
  for (const child of running) endGroup(child, 'SIGTERM')
}

/** Milliseconds that a browser or a server has to close before it is killed. */
const killDelayMs = 10_000

/** Runs a command until it ends or reaches its time limit. Never rejects: for a missing program, `reason` says so. */
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
