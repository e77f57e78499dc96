import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hosts } from '../../hosts.ts'
import { amount } from '../../testing/amount.ts'
import { isContractFulfilled, verify } from '../../verification.ts'
import { startSandbox, type Sandbox } from '../runtime/serve.ts'
import { seededSnapshot } from '../testing/seededSnapshot.ts'
import { startProxyWithOwnIds } from '../testing/ownIds.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 }, snapshot: await seededSnapshot() })
})
afterAll(() => sandbox.close())

/**
 * The tested endpoints. They have ids in each part of a request (path, query, body, the path of a document, a code) and
 * answers with exact ids.
 */
const some = [
  '^((block|vote|preorder|payment|realtime\\.signin|account\\.getPublic).*: (full|NotFound)',
  '(realtime\\.readDocument|auth\\.signinProvider): (full|PermissionDenied|InvalidAccount)',
  'auth\\.saveEmail: full)$',
].join('|')

describe('a host that has UUIDs in place of the pacts’ ids', { timeout: 900_000 }, () => {
  it.each(hosts)('passes the verification of the %s host', async (host) => {
    const tokens = new Map<string, string>()
    const started = await Promise.all(hosts.map((each) => startProxyWithOwnIds(sandbox.addresses[each], tokens)))
    const allHosts = Object.fromEntries(hosts.map((each, index) => [each, started[index]?.url ?? '']))
    const verification = await verify({
      host,
      url: allHosts[host] ?? '',
      allHosts,
      only: amount({ part: some, all: '' }),
    })
    for (const { close } of started) close()
    const { results, preflights, scripts } = verification
    expect([...results, ...preflights, ...scripts].filter(({ passed }) => !passed)).toEqual([])
    expect(isContractFulfilled(verification)).toBe(true)
  })
})
