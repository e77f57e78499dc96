import { describe, expect, it } from 'vitest'
import { checkCode, codeWindowMs, longCode, shortCode, windowAt, remainingWindowMs } from './doorCode.ts'

const time = Date.parse('2026-01-31T11:10:00Z')
const now = windowAt(time)
const episodeId = 'episode-1'
const pass = { passId: 'pass-1', doorNumber: '0427', state: 'UNUSED' as const, secret: 'verification-pass-secret' }
const other = { passId: 'pass-2', doorNumber: '0427', state: 'UNUSED' as const, secret: 'another-secret' }
const { secret: _, ...bare } = pass
const used = { ...pass, state: 'USED' as const }
const source = { ...pass, episodeId }
const door = { episodeId, passes: [other, pass] }
const later = (ms: number) => time + ms

describe('the codes of a pass', () => {
  it('are the same on all devices, and change every 30 seconds', async () => {
    expect(await longCode(source, now)).toBe('v1.episode-1.pass-1.58995260.zWs8mgzZg49JMBj_Rd2rnw')
    expect(await shortCode(source, now)).toBe('0427528587')
    expect(await longCode(source, windowAt(later(29_999)))).toBe(await longCode(source, now))
    expect(await longCode(source, windowAt(later(30_000)))).not.toBe(await longCode(source, now))
    expect(await shortCode(source, now + 1)).not.toBe(await shortCode(source, now))
    expect([remainingWindowMs(time), remainingWindowMs(later(29_000))]).toEqual([30_000, 1_000])
  })

  it('have at most 122 characters even with UUIDs as ids, so that a phone reads their QR code at arm’s length', async () => {
    const long = { ...source, episodeId: crypto.randomUUID(), passId: crypto.randomUUID() }
    expect((await longCode(long, now)).length).toBeLessThanOrEqual(122)
  })

  it('are accepted in their long and short form, even typed in full width or with spaces, and give the pass to which they belong', async () => {
    for (const code of [await longCode(source, now), '0427528587', '０４２７ ５２８ ５８７', ' 0427-528-587\n'])
      expect(await checkCode(code, door, time)).toEqual({ result: 'ENTERED', pass })
    const code = await shortCode({ ...other, episodeId }, now)
    expect(await checkCode(code, door, time)).toEqual({ result: 'ENTERED', pass: other })
  })

  it('are accepted even if the ids in them contain dots and signs', async () => {
    const odd = { ...pass, passId: 'a.b/c d', episodeId: '回.1' }
    const code = await longCode(odd, now)
    expect(code).toMatch(/^v1(\.[\w%-]+){4}$/)
    expect(await checkCode(code, { episodeId: odd.episodeId, passes: [odd] }, time)).toMatchObject({
      result: 'ENTERED',
    })
  })

  it.each([
    ['a minute', 60_000, 'EXPIRED'],
    ['five minutes', 300_000, 'EXPIRED'],
    ['-30 seconds', -30_001, 'EARLY'],
    ['-5 minutes', -300_000, 'EARLY'],
  ])('are refused %s after they were shown, in their long and short form', async (_name, ms, result) => {
    for (const code of [await longCode(source, now), await shortCode(source, now)])
      expect(await checkCode(code, door, later(ms))).toMatchObject({ result, pass: { passId: 'pass-1' } })
  })

  it('are accepted if the device’s clock is half a minute off, and for at most a minute after a screenshot', async () => {
    const code = await longCode(source, now)
    for (const ms of [-codeWindowMs, 0, codeWindowMs, 2 * codeWindowMs - 1])
      expect((await checkCode(code, door, later(ms))).result).toBe('ENTERED')
    expect((await checkCode(code, door, later(2 * codeWindowMs))).result).toBe('EXPIRED')
  })

  it('of another performance give WRONG_SHOW, and forged codes give NOT_FOUND', async () => {
    const results = async (...texts: string[]) =>
      Promise.all(texts.map(async (text) => (await checkCode(text, door, time)).result))
    expect(await results(await longCode({ ...source, episodeId: 'episode-2' }, now))).toEqual(['WRONG_SHOW'])
    const right = await longCode(source, now)
    const forged = [
      right.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      right.replace('pass-1', 'pass-2'),
      right.replace('58995260', '58995261'),
      await longCode({ ...source, secret: 'guessed' }, now),
      await longCode({ ...source, passId: 'pass-9' }, now),
    ]
    expect(new Set(await results(...forged))).toEqual(new Set(['NOT_FOUND']))
    const nonsense = [
      '',
      ' ',
      '123',
      '0427528588',
      'https://example.com',
      'v1.%E0%A4%A.x.1.aaaaaaaaaaaaaaaaaaaaaa',
      '９',
    ]
    expect(new Set(await results(...nonsense))).toEqual(new Set(['NOT_FOUND', 'WRONG_SHOW']))
  })

  it('of a used or void pass give its state (USED or VOID), even if they have expired or the pass has no secret any more', async () => {
    for (const code of [await longCode(source, now), await shortCode(source, now - 5)]) {
      expect(await checkCode(code, { episodeId, passes: [used] }, time)).toEqual({ result: 'USED', pass: used })
      const gone = { ...bare, state: 'VOID' as const }
      expect((await checkCode(code, { episodeId, passes: [gone] }, time)).result).toBe('VOID')
    }
    const forged = (await longCode(source, now)).replace(/.$/, 'A')
    expect((await checkCode(forged, { episodeId, passes: [used] }, time)).result).toBe('NOT_FOUND')
  })
})
