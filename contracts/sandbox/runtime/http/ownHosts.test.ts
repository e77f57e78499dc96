import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hosts } from '../../../hosts.ts'
import { TestSandbox } from '../../testing/testSandbox.ts'
import { servesTools } from '../environment.ts'
import { hostApp } from './hostApp.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())
afterEach(() => vi.unstubAllEnvs())

/** One path for each kind of route: a development tool, an endpoint, a picture. */
const paths = ['/_sandbox/mailbox', '/v1/auth/signin/guest', '/textures/todai/jacket.svg']

describe.each(hosts)('the sandbox’s %s host', (host) => {
  it('refuses requests with an unknown host name with 421, and explains how to allow the name', async () => {
    for (const path of paths) {
      const answer = await sandbox.send(host, path, {}, 'http://rebound.example:4101')
      expect(answer.status).toBe(421)
      const explanation = await answer.text()
      expect(explanation).toContain('"rebound.example"')
      expect(explanation).toContain('TSUDOI_ALLOWED_HOSTS=rebound.example')
    }
  })

  it.each(['localhost', '127.0.0.1:4101', '[::1]'])('answers requests for the host name %s', async (name) => {
    const answer = await sandbox.send(host, '/_sandbox/mailbox', {}, `http://${name}`)
    expect(answer.status).toBe(200)
  })

  it('answers 404 below `/_sandbox` when the setting for its tools is off', async () => {
    const app = hostApp(host, sandbox.services, { hasTools: false })
    for (const path of ['mailbox', 'clock', 'gateway', 'scenarios', 'provider/google'])
      expect((await app.request(`http://127.0.0.1/_sandbox/${path}`)).status).toBe(404)
    const body = JSON.stringify({ state: 'a member' })
    expect((await app.request('http://127.0.0.1/_sandbox/states', { method: 'POST', body })).status).toBe(404)
  })
})

it.each([
  { mode: 'production', tools: '', served: false },
  { mode: 'production', tools: 'on', served: true },
  { mode: 'development', tools: '', served: true },
  { mode: 'development', tools: 'off', served: false },
])(
  'in $mode with TSUDOI_SANDBOX_TOOLS=$tools, the sandbox serves its tools below `/_sandbox`: $served',
  ({ mode, tools, served }) => {
    vi.stubEnv('NODE_ENV', mode)
    vi.stubEnv('TSUDOI_SANDBOX_TOOLS', tools)
    expect(servesTools()).toBe(served)
  },
)

it('the sandbox does not start with an invalid value of TSUDOI_SANDBOX_TOOLS', () => {
  vi.stubEnv('TSUDOI_SANDBOX_TOOLS', 'yes')
  expect(servesTools).toThrow('TSUDOI_SANDBOX_TOOLS=yes is neither. Set it to on or off')
})
