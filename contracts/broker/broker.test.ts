import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pactFolder, readPacts } from '../pacts.ts'
import { everyNth, isLong } from '../testing/amount.ts'
import {
  smallBackendAnswer,
  smallBackendInteraction,
  startSmallBackend,
  type Mistake,
} from '../testing/smallBackend.ts'
import { verifyHosts } from '../verifyHosts.ts'
import { BrokerClient } from './brokerClient.ts'
import { startFakeBroker, type BrokerRequest, type StoredPact } from './fakeBroker.ts'

const contracts = join(import.meta.dirname, '..')
const commands = join(contracts, '../node_modules/.bin')

interface PactFile {
  interactions: { description: string }[]
}

/** Returns a pact with one interaction as a broker returns it, with ids. */
function pactWith(change: (interaction: object) => object = (same) => same, provider = 'tsudoi-app') {
  const pact = readPacts(pactFolder('app')) as unknown as PactFile
  const interactions = pact.interactions.filter(({ description }) => description === smallBackendInteraction)
  return {
    ...pact,
    provider: { name: provider },
    interactions: interactions.map((each) => ({ ...change(each), _id: 'id-1' })),
  }
}

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.restoreAllMocks()
})

async function brokerWith(...pacts: StoredPact[]) {
  const broker = await startFakeBroker(pacts)
  closers.push(broker.close)
  return broker
}

async function backend(mistake?: Mistake): Promise<string> {
  const { url, close } = await startSmallBackend(mistake)
  closers.push(close)
  return url
}

let printed: string[] = []
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

const access = (url: string, token = 'secret') => new BrokerClient({ url, token })
const choice = { version: 'commit-1', branch: 'main', publishes: true }
const verifyBy = (app: string, broker: object) =>
  verifyHosts({ app }, { only: `^${smallBackendInteraction}`, broker: { ...choice, ...broker } as never })

const wrong: Mistake = (request, response) => {
  if (!request.url?.startsWith('/v2/') || request.method === 'OPTIONS') return false
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(smallBackendAnswer.replace('total', 'sum'))
  return true
}

const sent = (requests: readonly BrokerRequest[], path: RegExp) => requests.filter((each) => path.test(each.path))
const resultsIn = (requests: readonly BrokerRequest[]) => sent(requests, /\/results$/).map(({ body }) => body)

describe('verifyHosts() with a Pact broker', { timeout: 60_000 }, () => {
  it('requests the pacts of its provider from the broker, verifies them, and publishes version, branch and result', async () => {
    const broker = await brokerWith(
      { id: 'one', content: pactWith() },
      { id: 'user', content: pactWith(undefined, 'tsudoi-user') },
    )
    const selectors = [{ mainBranch: true }]
    const options = { client: access(broker.url), selectors, wipSince: '2026-01-01', buildUrl: 'https://ci.example/1' }
    expect(await verifyBy(await backend(), options)).toBe(true)
    expect(broker.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /',
      'POST /pacts/provider/tsudoi-app/for-verification',
      'GET /pact/one',
      'PUT /pacticipants/tsudoi-app/branches/main/versions/commit-1',
      'POST /pact/one/results',
    ])
    expect(broker.requests[1]?.body).toEqual({
      consumerVersionSelectors: selectors,
      includePendingStatus: true,
      providerVersionBranch: 'main',
      includeWipPactsSince: '2026-01-01',
    })
    expect(resultsIn(broker.requests)).toEqual([
      {
        success: true,
        providerApplicationVersion: 'commit-1',
        buildUrl: 'https://ci.example/1',
        verifiedBy: { implementation: 'tsudoi-verify', version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string },
        testResults: [{ interactionId: 'id-1', success: true }],
      },
    ])
    expect(printed).toContain('tsudoi-app: Chosen: one.')
  })

  it('publishes a failed result with its reasons, and returns false, if the provider breaks a pact', async () => {
    const broker = await brokerWith({ id: 'one', content: pactWith() })
    expect(await verifyBy(await backend(wrong), { client: access(broker.url) })).toBe(false)
    const [result] = resultsIn(broker.requests) as { success: boolean; testResults: { exceptions: object[] }[] }[]
    expect(result?.success).toBe(false)
    expect(JSON.stringify(result?.testResults[0]?.exceptions)).toContain('total')
  })

  it('publishes the failed result of a pending pact, but returns true, so that the build passes', async () => {
    const broker = await brokerWith({ id: 'new', content: pactWith(), isPending: true })
    expect(await verifyBy(await backend(wrong), { client: access(broker.url) })).toBe(true)
    expect(resultsIn(broker.requests)).toMatchObject([{ success: false }])
    expect(printed.join('\n')).toContain('This pact is pending: it fails no build (Q462).')
  })

  it('verifies an interaction that the installed contract does not have by Pact’s rules alone, and publishes success or failure', async () => {
    const description = 'coin.getCoinBalance: ofTomorrow'
    const content = pactWith((interaction) => ({ ...interaction, description }))
    const broker = await brokerWith({ id: 'next', content })
    const only = '^coin'
    const options = { ...choice, client: access(broker.url) }
    expect(await verifyHosts({ app: await backend() }, { only, limitCalls: 0, broker: options })).toBe(true)
    await verifyHosts({ app: await backend(wrong) }, { only, limitCalls: 0, broker: options })
    expect(resultsIn(broker.requests).map(({ success }) => success)).toEqual([true, false])
  })

  it('sends only reading requests to the broker without the option --publish', async () => {
    const broker = await brokerWith({ id: 'one', content: pactWith() })
    await verifyBy(await backend(), { client: access(broker.url), publishes: false })
    expect(broker.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  })

  it.each([
    ['the token is wrong', (url: string) => ({ client: access(url, 'other') }), 'Set PACT_BROKER_TOKEN'],
    [
      'nothing listens at the broker’s address',
      () => ({ client: access('http://127.0.0.1:49151') }),
      'Nothing listens at this address',
    ],
    [
      'the broker has no pact for the provider',
      (url: string) => ({ client: access(url) }),
      'no pact of tsudoi-app that the selectors choose',
    ],
  ])('throws an error that names the cause if %s', async (_, optionsOf, message) => {
    const broker = await brokerWith()
    await expect(verifyBy(await backend(), optionsOf(broker.url))).rejects.toThrow(message)
  })

  it('throws an error if the server at the broker’s address is not a Pact broker', async () => {
    await expect(verifyBy(await backend(), { client: access(await backend()) })).rejects.toThrow('answers GET')
  })
})

interface Ended {
  code: number
  said: string
}

/** Runs a command with the environment variables that configure a broker. */
const run = (program: string, args: readonly string[], broker: string) =>
  new Promise<Ended>((resolve) => {
    const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', PACT_BROKER_BASE_URL: broker, PACT_BROKER_TOKEN: 'secret' }
    const child = execFile(program, args, { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, said: stdout + stderr }),
    )
  })

const verifyCommand = (args: readonly string[], broker: string) =>
  run(process.execPath, [join(contracts, 'verify.ts'), '--only', 'app', ...args], broker)

describe('the command tsudoi-verify with a Pact broker', { timeout: 60_000 }, () => {
  it.each(everyNth(5, ['--limit-calls', '--calls', '--core', '--without-matrix', '--without']))(
    'refuses to publish the result for only a part of the contract, with exit code 2: %s',
    async (option) => {
      const value =
        { '--calls': ['^coin'], '--limit-calls': ['00'], '--without': ['another time at the host'] }[option] ?? []
      const { code, said } = await verifyCommand(
        ['--app', 'http://127.0.0.1:9', '--publish', option, ...value],
        'http://127.0.0.1:9',
      )
      expect(code).toBe(2)
      expect(said).toMatch(new RegExp(`^--publish needs the whole contract: leave out .*${option}[ ,.]`, 'm'))
    },
  )

  it.each(
    everyNth(5, [
      ['--pact-url', 'http://127.0.0.1:9/pact/one'],
      ['--consumer-version-selectors', '[]'],
      ['--include-wip-pacts-since', '2026-01-31'],
      ['--provider-version', 'commit-1'],
      ['--provider-branch', 'main'],
    ]),
  )('refuses %s without a broker, with exit code 2, instead of ignoring it', async (option, value) => {
    const { code, said } = await verifyCommand(['--app', 'http://127.0.0.1:9', option, value], '')
    expect(code).toBe(2)
    expect(said).toContain(`${option} needs --broker URL, or PACT_BROKER_BASE_URL.`)
  })

  it('verifies the one pact of --pact-url by the broker of PACT_BROKER_BASE_URL, also without --publish', async () => {
    const broker = await brokerWith({ id: 'one', content: pactWith() })
    const args = ['--app', await backend(), '--pact-url', `${broker.url}/pact/one`, '--provider-branch', 'main']
    const { code, said } = await verifyCommand([...args, '--calls', `^${smallBackendInteraction}`], broker.url)
    expect(said).toContain('tsudoi-app: It is the pact of the given address.')
    expect(code).toBe(0)
    expect(broker.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /pact/one'])
  })

  it('prints an error that quotes the consumer version selectors if they are not JSON', async () => {
    const args = [
      '--app',
      'http://127.0.0.1:9',
      '--broker',
      'http://127.0.0.1:9',
      '--consumer-version-selectors',
      'main',
    ]
    expect((await verifyCommand(args, '')).said).toContain('--consumer-version-selectors is no JSON: main')
  })

  /**
   * Runs Pact's own verifier against the fake broker, which is correct only if that verifier accepts its answers and
   * sends the same requests.
   */
  it.runIf(isLong)('sends the broker requests with the fields and results that Pact’s own verifier sends', async () => {
    const app = await backend()
    const broker = await brokerWith({ id: 'one', content: pactWith() })
    const options = {
      'broker-url': broker.url,
      'provider-name': 'tsudoi-app',
      hostname: '127.0.0.1',
      port: new URL(app).port,
      'state-change-url': `${app}/_sandbox/states`,
      'provider-version': 'commit-1',
      'provider-branch': 'main',
      'consumer-version-selectors': '{"mainBranch":true}',
    }
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
    const { code, said } = await run(
      join(commands, 'pact-verifier'),
      [...args, '--publish', '--enable-pending'],
      broker.url,
    )
    expect(said).not.toContain('failures')
    expect(code).toBe(0)
    const theirs = broker.requests.slice()
    await verifyBy(app, { client: access(broker.url), selectors: [{ mainBranch: true }] })
    const ours = broker.requests.slice(theirs.length)
    for (const path of [/for-verification$/, /branches\/main\/versions/, /\/results$/]) {
      const [their] = sent(theirs, path).filter(({ method }) => method !== 'GET')
      const [our] = sent(ours, path)
      expect(our?.method).toBe(their?.method)
      expect(Object.keys(our?.body ?? {})).toEqual(
        expect.arrayContaining(Object.keys(their?.body ?? {}).filter((name) => name !== 'providerVersionTags')),
      )
    }
    expect(resultsIn(ours)[0]?.['testResults']).toEqual(resultsIn(theirs)[0]?.['testResults'])
  })
})

/** The code blocks of one language in the documentation for backend teams. */
function blocksOf(language: string): string[] {
  const page = readFileSync(join(contracts, 'backends.md'), 'utf8')
  const blocks = page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))
  return [...blocks].map(([, block = '']) => block)
}

describe('the example commands for a Pact broker in backends.md', { timeout: 60_000 }, () => {
  it.runIf(isLong)(
    'record a deployment, and refuse the next one until its version has passed the verification',
    async () => {
      const broker = await brokerWith({ id: 'one', content: pactWith() })
      const steps = blocksOf('sh').flatMap((block) => block.split('\n'))
      const [record = '', ask = ''] = ['record-deployment', 'can-i-deploy'].map((name) =>
        steps.find((step) => step.includes(`pact-broker ${name} --pacticipant tsudoi-app`)),
      )
      const argsOf = (step: string) => step.replace('npx pact-broker ', '').replace('"$VERSION"', 'commit-1').split(' ')
      const command = join(commands, 'pact-broker')
      expect(steps.indexOf(record)).toBeLessThan(steps.indexOf(ask))
      expect(await run(command, argsOf(record), broker.url)).toMatchObject({ code: 0 })
      expect(await run(command, argsOf(ask), broker.url)).toMatchObject({ code: 1 })
      await verifyBy(await backend(), { client: access(broker.url) })
      expect(await run(command, argsOf(ask), broker.url)).toMatchObject({ code: 0 })
    },
  )

  it('create a webhook that a broker accepts, and whose request contains all that a verification with a published result needs', async () => {
    const webhook = JSON.parse(blocksOf('json').find((block) => block.includes('pactbroker.pactUrl')) ?? '{}') as {
      request: { url: string; body: unknown }
    }
    const content = pactWith()
    const broker = await brokerWith({ id: 'one', content })
    await access(broker.url).send('PUT', `${broker.url}/webhooks/d2181b32-8b03-4daf-8cc0-d9168b2f6fac`, webhook)
    // Does what a broker does when a pact needs a verification: replaces the variables and sends the request to the CI.
    const received: unknown[] = []
    const ci = createServer((request, response) => {
      void json(request).then((body) => {
        received.push(body)
        response.writeHead(204).end()
      })
    }).listen(0, '127.0.0.1')
    closers.push(() => ci.close())
    await once(ci, 'listening')
    const body = JSON.stringify(webhook.request.body).replace('${pactbroker.pactUrl}', `${broker.url}/pact/one`)
    await fetch(`http://127.0.0.1:${(ci.address() as AddressInfo).port}`, { method: 'POST', body })
    const [{ event_type: event, client_payload: payload }] = received as [
      { event_type: string; client_payload: { pactUrl: string } },
    ]
    expect(event).toBe('pact')
    expect(await verifyBy(await backend(), { client: access(broker.url), pactUrl: payload.pactUrl })).toBe(true)
    expect(resultsIn(broker.requests)).toMatchObject([{ success: true }])
    expect(sent(broker.requests, /for-verification/)).toEqual([])
  })
})
