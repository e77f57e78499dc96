import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { isKept, verify } from '../verification.ts'

/** What the example stands on. */
const only = '^(coin.getCoinBalance|channel.followChannel|maintenance.listMaintenance):'

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('There is no python3 here: the example in another language is not tried.')

const started: ChildProcess[] = []
afterAll(() => started.forEach((server) => server.kill()))

async function startExample(): Promise<string> {
  const server = spawn('python3', [fileURLToPath(new URL('server.py', import.meta.url)), '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(server)
  const [address] = (await once(server.stdout, 'data')) as [Buffer]
  return address.toString().trim()
}

describe.skipIf(!hasPython)('a backend in another language (examples/server.py)', { timeout: 60_000 }, () => {
  it('keeps the contract of the three calls it stands on', async () => {
    const verification = await verify({ host: 'app', url: await startExample(), only })
    expect(verification.results.filter(({ passed }) => !passed)).toEqual([])
    expect(isKept(verification)).toBe(true)
  })

  it('does not keep that of a call it does not have', async () => {
    const verification = await verify({ host: 'app', url: await startExample(), only: '^gacha.drawGacha: full' })
    expect(isKept(verification)).toBe(false)
  })
})
