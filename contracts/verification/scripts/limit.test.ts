import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exampleTokens } from '../../auth/exampleTokens.ts'
import { playScripts, type HostPlace } from './playScripts.ts'

/** The fake host without rate limits. */
let server: Server
let url: string
let taken = 0
/** The paths of the state hooks that the scripts have called. */
const hooks = new Set<string | undefined>()
beforeEach(() => {
  taken = 0
  hooks.clear()
})
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    const isHook = request.url?.endsWith('/states')
    if (isHook) hooks.add(request.url)
    else taken += 1
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify(isHook ? exampleTokens('acc-hikari') : { like: { count: 1, isLiked: true } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const played = async (limitCalls?: number) => {
  const places = { app: { url, states: `${url}/states` } }
  return (await playScripts('app', places, { only: 'who likes', limitCalls })).played
}

describe('the scripts about rate limits', () => {
  it('report a host that does not limit 300 requests (Q105)', async () => {
    const [result] = await played()
    expect(result?.mismatches).toEqual(['likes: 300 of them are taken'])
    expect(taken).toBe(300)
  })

  it('send at most `limitCalls` requests', async () => {
    const [result] = await played(7)
    expect(result?.mismatches).toEqual(['likes: 7 of them are taken'])
    expect(taken).toBe(7)
  })

  it('are skipped if `limitCalls` is 0', async () => {
    expect(await played(0)).toEqual([])
    expect(taken).toBe(0)
  })
})

it('the scripts of a host are distributed over its instances, and reported in their original order', async () => {
  const one = { url, states: `${url}/one/states` }
  const other = { url, states: `${url}/other/states` }
  const descriptionsOf = async (beside: readonly HostPlace[]) =>
    (await playScripts('app', { app: one }, { limitCalls: 0, beside })).played.map(({ description }) => description)
  const alone = await descriptionsOf([])
  expect([alone.length > 2, hooks.has('/other/states')]).toEqual([true, false])
  expect(await descriptionsOf([other])).toEqual(alone)
  expect(hooks.has('/other/states')).toBe(true)
})
