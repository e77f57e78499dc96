import axios from 'axios'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cases } from './cases.ts'
import { getChannel } from './channel/channel.endpoints.ts'
import { createClient } from './client.ts'
import { drawGacha, listGacha } from './gacha/gacha.endpoints.ts'
import { allHandlers, handlersFor } from './msw.ts'
import { getNoticeNologin, listNoticesNologin } from './notice/notice.endpoints.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => server.resetHandlers())
afterAll(() => server.close())

const at = (origin: string) => axios.create({ baseURL: origin })
const call = createClient({
  app: at('http://app.test/v'),
  user: at('http://user.test'),
  payment: at('http://payment.test'),
})
const { request } = cases.gacha.drawGacha.full

describe('the MSW handlers that are made from the cases', () => {
  it('answer a request to any host URL with the answer of the chosen case', async () => {
    server.use(...handlersFor('gacha.drawGacha', 'full'))
    const { balance } = await call(drawGacha, request)
    expect(balance).toEqual({ free: 2700, paid: 1200, total: 3900 })
  })

  it('answer with the status and body of a message code if the chosen case is a failure', async () => {
    server.use(...handlersFor('gacha.drawGacha', 'NotEnoughCoin'))
    await expect(call(drawGacha, request)).rejects.toMatchObject({
      response: { status: 409, data: { messageCode: 'NotEnoughCoin', code: 409 } },
    })
  })

  it('do not answer a request to a host URL that they were not made for', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.use(...handlersFor('gacha.drawGacha', 'full', () => 'http://elsewhere.test'))
    await expect(call(drawGacha, request)).rejects.toThrow('[MSW] Cannot bypass')
    expect(warned).toHaveBeenCalledOnce()
  })

  it('answer requests to every endpoint, and match a fixed path before a path with a parameter', async () => {
    server.use(...allHandlers({ 'gacha.listGacha': 'empty', 'notice.listNoticesNologin': 'lastPage' }))
    expect(await call(listGacha, { query: { ipId: 'x' } })).toEqual({ gachaList: [] })
    expect((await call(getChannel, { params: { id: 'x' } })).ip.name).toBe('星読み放送局')
    expect((await call(listNoticesNologin, { query: {} })).list).toHaveLength(1)
    expect((await call(getNoticeNologin, { params: { id: 'x' } })).notice.text).toContain('ガチャ')
  })

  it('are not made for an unknown case: handlersFor() throws an error that lists the endpoint’s cases', () => {
    expect(() => handlersFor('gacha.drawGacha', 'nothing' as 'full')).toThrow(
      'has no case nothing. It has: full, minimal',
    )
  })
})
