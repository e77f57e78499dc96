import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEmbeddedRealtime } from './embeddedRealtime.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the embedded realtime service (Q64)', () => {
  it('keeps documents as they were written, until they are deleted or one signs out', async () => {
    const service = createEmbeddedRealtime()
    const value = { people: ['hikari'] }
    await service.writeDocument('rooms/r1', value)
    value.people.push('sora')
    expect(await service.readDocument('rooms/r1')).toEqual({ people: ['hikari'] })
    await service.deleteDocument('rooms/r1')
    expect(await service.readDocument('rooms/r1')).toBeUndefined()
    await service.writeDocument('rooms/r2', {})
    await service.signOut()
    expect(await service.readDocument('rooms/r2')).toBeUndefined()
  })

  it.each([
    [{ notice: 'ようこそ' }, 'ようこそ'],
    [{ notice: 7 }, ''],
    [null, ''],
    [{}, ''],
  ])('reads a remote text from %j', async (file, text) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
    expect(await createEmbeddedRealtime().remoteText('notice')).toBe(text)
  })

  it('asks for the file once', async () => {
    const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ a: '1', b: '2' })))
    vi.stubGlobal('fetch', fetched)
    const service = createEmbeddedRealtime()
    expect([await service.remoteText('a'), await service.remoteText('b')]).toEqual(['1', '2'])
    expect(fetched).toHaveBeenCalledOnce()
  })
})
