import axios, { type AxiosAdapter } from 'axios'
import { describe, expect, it } from 'vitest'
import { genders, getAccount, getAccountAuth } from './account/account.endpoints.ts'
import { getChannelNologin, getChannelOverview, listChannels } from './channel/channel.endpoints.ts'
import { createClient, UnreadableAnswer } from './client.ts'
import { fillPath } from './endpoint.ts'
import { drawGacha, getGacha, listGacha } from './gacha/gacha.endpoints.ts'
import { cases } from './cases.ts'

/** Returns a client whose host answers every request with this body, which axios parses as usual. */
function hostAnswering(body: string, contentType = 'application/json') {
  const requests: { url?: string; data?: unknown; params?: unknown; key?: unknown; timeout?: number }[] = []
  const adapter: AxiosAdapter = async (config) => {
    requests.push({ ...config, key: config.headers.get('Idempotency-Key') })
    return { data: body, status: 200, statusText: 'OK', headers: { 'content-type': contentType }, config }
  }
  const instance = axios.create({ adapter })
  return { call: createClient({ app: instance, user: instance, payment: instance }), requests }
}

const answering = (value: unknown) => hostAnswering(JSON.stringify(value)).call
const channel = { params: { id: 'ip-hoshiyomi' } }
const minimalChannel = cases.channel.getChannelNologin.minimal.answer.ip

describe('the client, when it receives an unreadable answer,', () => {
  it('throws UnreadableAnswer for HTML with status 200 (E002)', async () => {
    const { call } = hostAnswering('<!doctype html><title>Wi-Fi</title>', 'text/html')
    await expect(call(getChannelNologin, channel)).rejects.toThrow(UnreadableAnswer)
  })

  it('throws UnreadableAnswer for an empty body (E002)', async () => {
    await expect(hostAnswering('').call(getChannelNologin, channel)).rejects.toThrow(UnreadableAnswer)
  })

  it('throws an error that names a missing required field, but contains no value of the answer (E002)', async () => {
    const failing = answering({ ip: { ...minimalChannel, name: undefined, description: '秘密' } })(
      getChannelNologin,
      channel,
    )
    await expect(failing).rejects.toMatchObject({ issues: ['ip.name: invalid_type'] })
    await expect(failing).rejects.not.toThrow('秘密')
  })

  it('throws UnreadableAnswer for truncated JSON (E002)', async () => {
    await expect(hostAnswering('{"ip": {"ipId"').call(getChannelNologin, channel)).rejects.toThrow(UnreadableAnswer)
  })
})

describe('the client, when it receives an unusual but readable answer,', () => {
  it('returns a name of 10,000 characters', async () => {
    const name = '星'.repeat(10_000)
    const { ip } = await answering({ ip: { ...minimalChannel, name } })(getChannelNologin, channel)
    expect(ip.name).toBe(name)
  })

  it('omits unknown fields of a newer server from its result', async () => {
    const { ip } = await answering({ ip: { ...minimalChannel, aura: 'blue' }, extra: [1] })(getChannelNologin, channel)
    expect(ip).toEqual(minimalChannel)
  })

  const gacha = cases.gacha.getGacha.minimal.answer.gacha
  const [programme] = cases.channel.getChannelOverview.full.answer.overview.programmeList

  it('returns UNKNOWN for an enumeration value that it does not know', async () => {
    const odd = { ...gacha, type: 'SEASONAL', stock: 7 }
    expect((await answering({ gacha: odd })(getGacha, { params: { id: 'g' } })).gacha).toMatchObject({
      type: 'UNKNOWN',
      stock: 'UNKNOWN',
    })
    const listed = await answering({ gachaList: [gacha, odd] })(listGacha, { query: { ipId: 'i' } })
    expect(listed.gachaList.map(({ stock }) => stock)).toEqual(['IN_STOCK', 'UNKNOWN'])
    const overview = { programmeList: [{ ...programme, kind: 'HOLOGRAM' }] }
    const read = await answering({ overview })(getChannelOverview, channel)
    expect(read.overview.programmeList[0]?.kind).toBe('UNKNOWN')
    const auth = await answering({ certs: [{ provider: 'MASTODON' }] })(getAccountAuth, {})
    expect(auth.certs).toEqual([{ provider: 'UNKNOWN' }])
  })

  it('returns the gender 3 (no answer) for a gender that it does not know', async () => {
    const { profile } = cases.account.getAccount.full.answer
    const read = await answering({ profile: { ...profile, gender: 9 } })(getAccount, {})
    expect(read.profile?.gender).toBe(genders[2])
  })
})

describe('the client, when it sends a request,', () => {
  it('encodes each path parameter as one segment of the path, and throws if a parameter is empty', () => {
    expect(fillPath('/v2/gacha/{id}/draw', { id: '../a b?c#d' })).toBe('/v2/gacha/..%2Fa%20b%3Fc%23d/draw')
    expect(() => fillPath('/v2/gacha/{id}', { id: '' })).toThrow('needs a value for {id}')
  })

  it('sends the query parameters, and sets a time-out of 30 seconds (Q38)', async () => {
    const { call, requests } = hostAnswering('{"list":[],"total":0}')
    await call(listChannels, { query: { limit: 20, offset: 40 } })
    expect(requests[0]).toMatchObject({
      url: '/v2/ip',
      params: { limit: 20, offset: 40 },
      timeout: 30_000,
      key: undefined,
    })
  })

  it('sends a new idempotency key for each gacha draw unless the caller gives a key (X13)', async () => {
    const { call, requests } = hostAnswering(JSON.stringify(cases.gacha.drawGacha.minimal.answer))
    const { request } = cases.gacha.drawGacha.minimal
    await call(drawGacha, request)
    await call(drawGacha, request)
    await call(drawGacha, request, { idempotencyKey: 'again' })
    const [first, second, third] = requests.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).not.toBe(first)
    expect(third).toBe('again')
  })
})
