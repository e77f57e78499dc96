import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isLong } from '../contracts/testing/amount.ts'

interface Published {
  branch: string
  pacticipantVersionNumber: string
  contracts: { providerName: string; content: string }[]
}

const run = promisify(execFile)

async function publish(environment: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...process.env, PACT_BROKER_BASE_URL: '', GITHUB_REF_NAME: 'main', ...environment }
  const { stdout } = await run(process.execPath, ['tools/publishPacts.ts'], { env })
  return stdout
}

describe('the command that publishes the pacts', () => {
  it('prints that nothing is published if no broker is configured', async () => {
    expect(await publish({})).toContain('PACT_BROKER_BASE_URL is not set')
  })

  it('fails with exit code 2, and publishes nothing, if the branch of the commit is unknown', async () => {
    const withoutBranch = { GITHUB_REF_NAME: '', GIT_DIR: '/nowhere', GIT_COMMIT: 'abc' }
    const published = publish({ PACT_BROKER_BASE_URL: 'http://127.0.0.1:9', ...withoutBranch })
    await expect(published).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Set GIT_COMMIT and') as string,
    })
  })

  // Takes 20 seconds: the broker's own client is slow.
  it.runIf(isLong)('sends each host’s pact to the broker, with the commit, the branch and the token', async () => {
    const published: Published[] = []
    const tokens = new Set<string | undefined>()
    const broker = createServer((request, response) => {
      void text(request).then((body) => {
        if (body) published.push(JSON.parse(body) as Published)
        tokens.add(request.headers.authorization)
        const address = `http://${request.headers.host}`
        const _links = { self: { href: address }, 'pb:publish-contracts': { href: `${address}/publish` } }
        response.setHeader('content-type', 'application/hal+json').end(JSON.stringify({ _links, notices: [] }))
      })
    }).listen(0, '127.0.0.1')
    try {
      await once(broker, 'listening')
      const { port } = broker.address() as AddressInfo
      await publish({
        PACT_BROKER_BASE_URL: `http://127.0.0.1:${port}`,
        PACT_BROKER_TOKEN: 'secret',
        PACT_BROKER_USERNAME: '',
      })
    } finally {
      broker.close()
    }
    const { stdout: commit } = await run('git', ['rev-parse', 'HEAD'])
    expect([...tokens]).toEqual(['Bearer secret'])
    expect(new Set(published.map((each) => each.pacticipantVersionNumber))).toEqual(new Set([commit.trim()]))
    expect(new Set(published.map(({ branch }) => branch))).toEqual(new Set(['main']))
    const contracts = published.flatMap((each) => each.contracts)
    expect(contracts.map(({ providerName }) => providerName).toSorted()).toEqual([
      'tsudoi-app',
      'tsudoi-payment',
      'tsudoi-user',
    ])
    // The pact of the app host, into which the command merges the files of all areas.
    const app = contracts.find(({ providerName }) => providerName === 'tsudoi-app')
    const interactions = (
      JSON.parse(Buffer.from(app?.content ?? '', 'base64').toString()) as { interactions: object[] }
    ).interactions
    expect(interactions.length).toBeGreaterThan(500)
  })
})
