import { afterEach, describe, expect, it, vi } from 'vitest'
import { videoSourceLoader } from './videoSource.ts'

const call = vi.hoisted(() =>
  vi.fn<(endpoint: object, request: object, options: { isSilent?: boolean }) => Promise<object>>(),
)
vi.mock('../../api/call.ts', () => ({ call }))
const raised = vi.hoisted(() => vi.fn<(error: unknown, options: { isSilent?: boolean }) => void>())
vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater: raised }))

afterEach(() => {
  call.mockReset()
  raised.mockReset()
})

describe('the stream address of a video (C121)', () => {
  it('is requested at each start of the video, because its signature expires', async () => {
    call.mockImplementation(async () => ({ url: { format: 'HLS', url: `/videos/${call.mock.calls.length}/m.m3u8` } }))
    const loadSource = videoSourceLoader('video-1')
    const [first, second] = [await loadSource(false), await loadSource(true)]
    expect([first.address, second.address]).toEqual(['/hosts/app/videos/1/m.m3u8', '/hosts/app/videos/2/m.m3u8'])
    expect(call.mock.calls[0]?.[1]).toEqual({ params: { id: 'video-1', type: 'PLAY' } })
  })

  it('leads to a dialog when the server refuses the first request, but not when it refuses a renewal (E015)', async () => {
    call.mockRejectedValue(new Error('refused'))
    const loadSource = videoSourceLoader('video-1', 'PREVIEW')
    await expect(loadSource(false)).rejects.toThrow('refused')
    expect(raised.mock.calls.at(-1)?.[1].isSilent).toBe(false)
    await expect(loadSource(true)).rejects.toThrow('refused')
    expect(raised.mock.calls.at(-1)?.[1].isSilent).toBe(true)
  })
})
