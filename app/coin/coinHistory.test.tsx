import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { Host } from '@tsudoi/contracts/hosts'
import { SandboxProcess } from '@tsudoi/contracts/sandbox/testing/sandboxProcess'
import { seededDataFile, testPasswordCost } from '@tsudoi/contracts/sandbox/testing/seededDataFile'
import { amount } from '@tsudoi/contracts/testing/amount'
import {
  totalsByChannel,
  totalsByPlatform,
  totalsByCoinKind,
  coinHistoryRows,
} from '@tsudoi/design-system/screens/coin/coin.rules'
import type { CoinMovement } from '@tsudoi/design-system/screens/coin/coin.types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSessionWith } from '../testing/testHost.ts'
import { queryClient } from '../queryClient.ts'
import { balanceQuery } from '../queries/member.queries.ts'
import { usePagedList } from '../queries/usePagedList.ts'
import { resetSession } from '../session/sessionStore.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { queryWrapper } from '../testing/memberHost.tsx'
import { coinMovementView, withoutRepeatedMovements } from './coin.mappers.ts'
import { coinHistoryQuery } from './coin.queries.ts'

/** `atOnce`: number of draws within one second. `minutes`: number of minutes before that with two draws each. */
const { atOnce, minutes } = amount({ part: { atOnce: 80, minutes: 60 }, all: { atOnce: 500, minutes: 4_751 } })
const draws = atOnce - 2 + 2 * minutes

const sandbox = new SandboxProcess({ snapshot: await seededDataFile(), passwordCost: testPasswordCost })
let relay: Server

/** Serves the three servers from one origin, as the production site does. */
async function relayTo(addresses: Readonly<Record<Host, string>>): Promise<Server> {
  const server = createServer((request, response) => {
    const [, host = 'app', path = ''] = /^\/hosts\/(\w+)(.*)$/.exec(request.url ?? '') ?? []
    const { method, headers } = request
    const onward = ask(addresses[host as Host] + path, { method, headers }, (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** Applies a provider state of the sandbox, and returns the state's values. */
function given(address: string, state: string, params: object = {}): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sent = ask(`${address}/_sandbox/states`, { method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += part))
      answer.on('end', () => (answer.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(text))))
    })
    sent.end(JSON.stringify({ action: 'setup', state, params }))
  })
}

async function fill(address: string) {
  const coins = { freeCoin: draws * 10 + 7, paidCoin: 12 }
  const { accessToken = '', refreshToken = '' } = await given(address, 'a member', coins)
  await given(address, 'a channel')
  await given(address, 'a gacha that can be drawn')
  // Gives the latest draws of both series the same time.
  for (let at = 2; at < atOnce; at += 1) await given(address, 'paid draws', { count: 1 })
  for (const count of [minutes, minutes]) await given(address, 'paid draws', { count })
  startSessionWith({ accessToken, refreshToken })
}

beforeAll(async () => {
  const addresses = await sandbox.addresses
  relay = await relayTo(addresses)
  setTestUrl(`http://127.0.0.1:${(relay.address() as AddressInfo).port}/`)
  await fill(addresses.app)
}, 600_000)

afterAll(async () => {
  queryClient.clear()
  resetSession()
  relay.close()
  relay.closeAllConnections()
  await sandbox.stop()
})

/** Loads all pages one after the other, like a user who scrolls to the end. */
async function wholeHistory(): Promise<{ movements: CoinMovement[]; pages: number }> {
  const { result } = renderHook(() => withoutRepeatedMovements(usePagedList(coinHistoryQuery, coinMovementView)), {
    wrapper: queryWrapper,
  })
  const read = () => (result.current.items.state === 'ready' ? result.current.items.data : [])
  const next = async () => {
    const before = read().length
    act(() => result.current.onMore?.())
    await waitFor(() => expect(read().length).toBeGreaterThan(before))
    await waitFor(() => expect(result.current.more).not.toBe('loading'))
  }
  await waitFor(() => expect(read().length).toBeGreaterThan(0))
  let pages = 1
  for (; result.current.more === 'idle'; pages += 1) await next()
  expect(result.current.more).toBe('none')
  return { movements: read(), pages }
}

const net = (groups: { received: number; used: number }[]) =>
  groups.reduce((sum, { received, used }) => sum + received - used, 0)

describe('the coin history against the sandbox', () => {
  it(
    `lists each of ${draws} draws, ${atOnce} of them in one second, exactly once, and its sums equal the ledger's (W157, S145, C081, Q80)`,
    { timeout: 1_800_000 },
    async () => {
      const { movements, pages } = await wholeHistory()
      // The extra entry is the one that created the wallets.
      expect(movements).toHaveLength(draws + 1)
      expect(new Set(movements.map(({ id }) => id)).size).toBe(draws + 1)
      expect(movements.filter(({ time }) => time === '2026-01-31T03:00:00.000Z')).toHaveLength(atOnce)
      expect(movements.map(({ time }) => time)).toEqual(
        movements
          .map(({ time }) => time)
          .toSorted()
          .reverse(),
      )
      expect(pages).toBeGreaterThan(3)

      const { total } = await queryClient.fetchQuery(balanceQuery)
      expect(total).toBe(19)
      const months = coinHistoryRows(movements, false).flatMap((row) => (row.kind === 'month' ? [row.sums] : []))
      for (const groups of [
        months,
        totalsByChannel(movements),
        totalsByPlatform(movements),
        totalsByCoinKind(movements),
      ])
        expect(net(groups)).toBe(total)
    },
  )
})
