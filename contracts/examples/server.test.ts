import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { hosts } from '../hosts.ts'
import { amount } from '../testing/amount.ts'
import { isContractFulfilled, verify } from '../verification.ts'

/** The endpoints that the example server implements, as a regular expression of their names. */
const only = '^(address\\.|account\\.get(Time|Account:|Profile|PublicProfile)|payment\\.)'

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

describe.skipIf(!hasPython)('the example backend in Python (examples/server.py)', { timeout: 60_000 }, () => {
  it.each(hosts.slice(0, amount({ part: 1, all: hosts.length })))(
    'passes the verification of its endpoints on the %s host, with UUIDs as ids',
    async (host) => {
      const verification = await verify({ host, url: await startExample(), only, core: true })
      expect(verification.results.filter(({ passed }) => !passed)).toEqual([])
      expect(isContractFulfilled(verification)).toBe(true)
    },
  )

  it('fails the verification of an endpoint that it does not have', async () => {
    const verification = await verify({ host: 'app', url: await startExample(), only: '^gacha.drawGacha: full' })
    expect(isContractFulfilled(verification)).toBe(false)
  })
})
