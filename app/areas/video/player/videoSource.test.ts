import { afterEach, describe, expect, it, vi } from 'vitest'
import { askVideoSource } from './videoSource.ts'

const call = vi.hoisted(() =>
  vi.fn<(endpoint: object, request: object, options: { isSilent?: boolean }) => Promise<object>>(),
)
vi.mock('../../../api/call.ts', () => ({ call }))
const raised = vi.hoisted(() => vi.fn<(error: unknown, options: { isSilent?: boolean }) => void>())
vi.mock('../../../errors/raiseLater.ts', () => ({ raiseLater: raised }))

afterEach(() => {
  call.mockReset()
  raised.mockReset()
})

describe('the stream URL of a video (C121)', () => {
  it('is fetched each time, because its signature expires', async () => {
    call.mockImplementation(async () => ({ url: { format: 'HLS', url: `/videos/${call.mock.calls.length}/m.m3u8` } }))
    const ask = askVideoSource('video-1')
    const [first, second] = [await ask(false), await ask(true)]
    expect([first.address, second.address]).toEqual(['/hosts/app/videos/1/m.m3u8', '/hosts/app/videos/2/m.m3u8'])
    expect(call.mock.calls[0]?.[1]).toEqual({ params: { id: 'video-1', type: 'PLAY' } })
  })

  it('raises a first refusal, such as a video outside its period (E015); a renewal is silent', async () => {
    call.mockRejectedValue(new Error('refused'))
    const ask = askVideoSource('video-1', 'PREVIEW')
    await expect(ask(false)).rejects.toThrow('refused')
    expect(raised.mock.calls.at(-1)?.[1].isSilent).toBe(false)
    await expect(ask(true)).rejects.toThrow('refused')
    expect(raised.mock.calls.at(-1)?.[1].isSilent).toBe(true)
  })
})
