import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import type { DrawResult } from './gachaDraw.ts'

const item = {
  itemId: 'i',
  name: '練習室の窓',
  type: 'PHOTO' as const,
  rarity: 'N' as const,
  isNew: true,
  ownedCount: 1,
}
const drawn = (drawId: string, gachaId = 'parade'): DrawResult => ({
  drawId,
  resultList: [item],
  balance: { total: 270, free: 270, paid: 0 },
  draw: { ipId: 'lemonade', gachaId, count: 1 },
})

/** Imports the modules like a page load: with the tab's storage, but without state in memory. */
async function load() {
  vi.resetModules()
  const { setDrawResult } = await import('./gachaDraw.ts')
  return { ...(await import('./drawLog.ts')), setDrawResult }
}
const ids = (log: Awaited<ReturnType<typeof load>>) =>
  log.useDrawLog.getState().draws.map(({ result }) => result.drawId)

describe('the log of the member’s own draws (W149)', () => {
  beforeEach(() => {
    sessionStorage.clear()
    queryClient.clear()
  })

  it('contains every draw once, the latest first, with the time of the draw', async () => {
    const log = await load()
    log.setDrawResult(drawn('1'))
    log.setDrawResult(drawn('2'))
    log.setDrawResult(drawn('2'))
    expect(ids(log)).toEqual(['2', '1'])
    expect(Date.parse(log.useDrawLog.getState().draws[0]?.time ?? '')).not.toBeNaN()
  })

  it('stays unchanged after a reload and after a failed draw (S050)', async () => {
    const before = await load()
    before.setDrawResult(drawn('1'))
    before.setDrawResult(undefined)
    expect(ids(await load())).toEqual(['1'])
  })

  it('is deleted with the session, in memory and in storage (S035)', async () => {
    const log = await load()
    log.setDrawResult(drawn('1'))
    const { resetSessionData: reset } = await import('../../session/resetSessionData.ts')
    reset()
    expect(ids(log)).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(ids(await load())).toEqual([])
  })

  it('contains only the latest draws up to a limit, and ignores malformed stored values', async () => {
    const log = await load()
    for (let draw = 0; draw < log.maxLoggedDraws + 5; draw += 1) log.setDrawResult(drawn(`${draw}`))
    expect(ids(log)).toHaveLength(log.maxLoggedDraws)
    expect(ids(log)[0]).toBe(`${log.maxLoggedDraws + 4}`)
    sessionStorage.clear()
    sessionStorage.setItem(
      'tsudoi.draw-log',
      JSON.stringify([
        { time: 'x', result: { drawId: 1 } },
        { result: drawn('8') },
        null,
        { time: 'y', result: drawn('9') },
      ]),
    )
    expect(ids(await load())).toEqual(['9'])
    sessionStorage.clear()
    sessionStorage.setItem('tsudoi.draw-log', '{')
    expect(ids(await load())).toEqual([])
  })

  it('marks a result as new until the page has shown the result, but not a result restored by a reload', async () => {
    const log = await load()
    log.setDrawResult(drawn('1'))
    expect(log.isNewResult('1')).toBe(true)
    log.markResultShown('1')
    expect(log.isNewResult('1')).toBe(false)
    const after = await load()
    expect(after.isNewResult('1')).toBe(false)
    after.setDrawResult(drawn('2'))
    expect(after.isNewResult('2')).toBe(true)
  })
})
