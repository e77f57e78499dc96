import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageExamples } from '../../app/e2e/pageExamples.ts'
import { pages } from '../../app/pages.ts'
import { accounts } from '../../contracts/sandbox/account/accounts.content.ts'
import { listen, type ListeningHost } from '../../contracts/sandbox/runtime/listen.ts'
import { createFakeHost } from './createFakeHost.ts'

const guide = readFileSync('docs/unity.md', 'utf8')
const bench = readFileSync('tools/unity/fakeHost.html', 'utf8')
const embedded = pages.map(({ path }) => path).filter((path) => /(^|\/)unity(\/|$)/.test(path))
const withoutQuery = (address = '') => address.split('?', 1)[0] ?? ''

describe('docs/unity.md, the guide for host apps', () => {
  it('begins with the URL of a channel that the sandbox has', () => {
    const [, address] = /https:\/\/<tsudoi>(\/[^?\s]*)\?device=unity&/.exec(guide) ?? []
    expect(address).toBe(pageExamples['/channel/:id'])
  })

  it.each(embedded)('lists the page %s with the example URL that the tests of all pages use', (path) => {
    const row = guide.split('\n').find((line) => line.includes(`| \`${path}\``))
    expect(row).toContain(`\`${withoutQuery(pageExamples[path])}?device=unity\``)
  })

  it('lists only pages that can be embedded', () => {
    const listed = [...guide.matchAll(/^\|[^|]+\| `(\/[^`]+)` +\| `\//gm)].map(([, path = '']) => path)
    expect(listed.toSorted()).toEqual(embedded.toSorted())
  })
})

describe('npm run unity', () => {
  it.each(embedded)('offers a URL of the page %s', (path) => {
    expect(bench).toContain(`<option value="${withoutQuery(pageExamples[path])}">`)
  })

  describe('while the app runs', () => {
    let product: ListeningHost
    const asked: unknown[] = []
    beforeAll(async () => {
      product = await listen('user', 0, async (request) => {
        const { pathname } = new URL(request.url)
        asked.push([pathname, request.headers.get('authorization'), await request.json()])
        return Response.json({ accessToken: pathname.endsWith('/guest') ? 'guest-1' : 'member-1', refreshToken: '' })
      })
    })
    afterAll(() => product.close())

    it('creates a test access token by logging in the sandbox’s first member', async () => {
      const answer = await createFakeHost(product.address).request('http://127.0.0.1/fake-host/token', {
        method: 'POST',
      })
      expect(await answer.json()).toEqual({ accessToken: 'member-1' })
      const [member] = accounts
      expect(asked).toEqual([
        ['/hosts/user/v1/auth/signin/guest', null, {}],
        ['/hosts/user/v1/auth/signin/email', 'Bearer guest-1', { email: member?.email, password: member?.password }],
      ])
    })

    it('has a field for the token, and refuses requests for a token under another host name', async () => {
      expect(bench).toContain('name="accessToken"')
      const answer = await createFakeHost(product.address).request('http://rebound.example/fake-host/token', {
        method: 'POST',
      })
      expect(answer.status).toBe(421)
    })
  })
})
