import { mkdtempSync, existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from './runCommand.ts'

const node = (script: string) => [process.execPath, '--input-type=module', '--eval', script]
const options = { env: process.env, output: 'collect', limit: 60_000 } as const

it('runCommand() returns the output and the exit code of a command', async () => {
  const ended = await runCommand(node("console.log('out'); console.error('err'); process.exitCode = 3"), options)
  expect(ended).toEqual({ code: 3, text: 'out\nerr\n', reason: undefined })
})

it('runCommand() resolves with a failed result, and does not reject, if the program does not exist', async () => {
  const ended = await runCommand(['no-such-program'], options)
  expect(ended).toMatchObject({ code: 127, reason: 'It did not start: spawn no-such-program ENOENT' })
})

it('runCommand() kills a command at its time limit, together with the processes that the command started', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'run-')), 'child')
  const child = `import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    const { pid } = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
    writeFileSync(${JSON.stringify(file)}, String(pid))`
  const ended = await runCommand(node(child), { ...options, limit: 2000 })
  expect(ended).toMatchObject({ code: 1, reason: 'It was ended after its limit of 0 minutes.' })
  expect(existsSync(file)).toBe(true)
  const pid = Number(readFileSync(file, 'utf8'))
  await expect.poll(() => isAlive(pid)).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
