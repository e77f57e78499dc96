import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calls } from '../contracts/cases.ts'
import { everyNth } from '../contracts/testing/amount.ts'
import { callsAt, placesOf } from './placesOf.ts'

describe('npm run where', () => {
  it.each([
    ['/v2/gacha/x/draw', ['gacha.drawGacha']],
    ['/v2/gacha/{id}/draw', ['gacha.drawGacha']],
    ['http://127.0.0.1:4101/v2/gacha/x/draw?expectedPrice=300', ['gacha.drawGacha']],
    ['/hosts/app/v2/notice/nologin', ['notice.listNoticesNologin']],
    ['/v2/livetalk/livetalk/x/talk_info', ['livetalk.getTalkInfo', 'livetalk.saveTalkInfo']],
    ['/v2/no/such/call', []],
  ])('finds the calls of the contract for the URL %s', (url, names) => {
    expect(callsAt(url).map(({ name }) => name)).toEqual(names)
  })

  it('finds, for every call, one place in the contract, the cases, the handlers and the pacts', () => {
    const incomplete = everyNth(8, calls).flatMap((call) => {
      const { app: _, ...places } = placesOf(call)
      return Object.entries(places).flatMap(([kind, { length }]) =>
        length === 1 ? [] : [`${call.name} ${kind} ${length}`],
      )
    })
    expect(incomplete).toEqual([])
  })

  it('finds the lines of the contract, the handlers and the app that contain a call’s name', () => {
    const [draw] = callsAt('/v2/gacha/x/draw')
    const { contract = [], handler = [], app = [] } = draw ? placesOf(draw) : {}
    const texts = [...contract, ...handler, ...app].map((place) => {
      const [file = '', line] = place.split(':')
      return readFileSync(file, 'utf8').split('\n')[Number(line) - 1]
    })
    expect(app.length).toBeGreaterThan(0)
    expect(texts.filter((text) => !text?.includes('drawGacha'))).toEqual([])
  })
})
