import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exampleTokens } from '../../auth/exampleTokens.ts'
import type { Host } from '../../hosts.ts'
import { playScripts } from './playScripts.ts'

/** The states that the scripts have set up, each with the path of its state hook. */
let posted: { hook: string; state: string }[]
/** The status with which the state hooks answer optional states. */
let optionalStatus: number
/** The status of all other answers. */
let callStatus: number
let server: Server
let url: string

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const isHook = request.url?.includes('/states') ?? false
    const sent = isHook ? Buffer.concat(chunks).toString() : '{}'
    const { action, state } = JSON.parse(sent) as Record<string, string>
    if (isHook && action === 'setup') posted.push({ hook: request.url ?? '', state: state ?? '' })
    response.statusCode = !isHook ? callStatus : state === 'another time at the host' ? optionalStatus : 200
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(exampleTokens('acc-hikari')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  posted = []
  optionalStatus = 200
  callStatus = 503
})

const placeOf = (host: Host) => ({ url, states: `${url}/${host}/states` })
const allPlaces = () => ({ user: placeOf('user'), app: placeOf('app'), payment: placeOf('payment') })
const paidOrder = 'a paid order gives its coins once'
const freeDraw = 'the free draw of a channel: not available'

describe('scripts about bearers that have lost their right', () => {
  const callsIn = async (only: string) => {
    const { played } = await playScripts('app', { app: placeOf('app') }, { only })
    const [sentence = ''] =
      played.find(({ description }) => description.startsWith('app: every call'))?.mismatches ?? []
    return new Set([...sentence.matchAll(/(\w+)\.\w+: expected Unauthenticated/g)].map(([, area]) => area))
  }

  it('send each call of the host if the pattern names none (Q485)', async () => {
    expect((await callsIn('every call refuses the tokens')).size).toBeGreaterThan(10)
  })

  it('send only the calls that the pattern names (Q485)', async () => {
    expect([...(await callsIn('^campaign.|every call refuses the tokens'))]).toEqual(['campaign'])
  })
})

describe('a script whose client cannot read an answer', () => {
  it('reports the fields with the expected and the received values', async () => {
    callStatus = 200
    const only = 'pages of notice.listNotices have every entry'
    const { played } = await playScripts('app', { app: placeOf('app') }, { only })
    expect(played[0]?.mismatches).toEqual([
      'the answer of GET /v2/notice cannot be read: ' +
        '$.list: the client cannot read it: expected array, received nothing; ' +
        '$.seek: the client cannot read it: expected object, received nothing',
    ])
  })
})

describe('scripts that call several hosts', () => {
  it('are left out, with the reason, if the address of a host is missing (Q459)', async () => {
    const { played, leftOut } = await playScripts('payment', { payment: placeOf('payment') }, { only: paidOrder })
    expect(played).toEqual([])
    expect(leftOut.map(({ mismatches }) => mismatches)).toEqual([['it needs --app and --user']])
    expect(posted).toEqual([])
  })

  it('set up their states at the hook of each host, the user host last (Q459)', async () => {
    const { played } = await playScripts('payment', allPlaces(), { only: paidOrder })
    expect(played).toHaveLength(1)
    const members = posted.filter(({ state }) => state === 'a member').map(({ hook }) => hook)
    expect(members).toEqual(['/app/states', '/payment/states', '/user/states'])
  })

  it('set up a state once if the hosts share a hook', async () => {
    const states = `${url}/shared/states`
    const places = { user: { url, states }, app: { url, states }, payment: { url, states } }
    await playScripts('payment', places, { only: paidOrder })
    expect(posted.filter(({ state }) => state === 'a member')).toHaveLength(1)
  })
})

describe('scripts that need an optional state', () => {
  it('are left out, with the reason, if the verification runs without it (Q455)', async () => {
    const without = ['another time at the host']
    const { played, leftOut } = await playScripts('app', allPlaces(), { only: freeDraw, without })
    expect(played).toEqual([])
    expect(leftOut.map(({ mismatches }) => mismatches)).toEqual([["it needs the state 'another time at the host'"]])
  })

  it('fail if the hook refuses the state, with a message that names the option that leaves the scripts out (Q455)', async () => {
    optionalStatus = 404
    const { played } = await playScripts('app', allPlaces(), { only: freeDraw })
    expect(played.map(({ passed }) => passed)).toEqual([false])
    expect(played[0]?.mismatches[0]).toContain('answers it with 404')
    expect(played[0]?.mismatches[0]).toContain("--without 'another time at the host'")
  })
})

it('scripts about a part outside the pacts run only if the part is named (Q451)', async () => {
  const only = '^payment: a cancellation'
  expect((await playScripts('payment', allPlaces(), { only })).played).toEqual([])
  expect((await playScripts('payment', allPlaces(), { only, also: ['webhook'] })).played).toHaveLength(1)
})
