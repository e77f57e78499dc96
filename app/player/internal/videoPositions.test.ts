import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { videoPositions } from './videoPositions.ts'

beforeEach(() => localStorage.clear())
afterEach(() => resetSession())

describe('the stored position in a video', () => {
  it('is stored under the video’s id', () => {
    videoPositions.keep('video-1', 503.2, 1452, 1)
    expect([videoPositions.of('video-1'), videoPositions.of('video-2')]).toEqual([503.2, undefined])
  })

  it.each([
    ['in the first five seconds', 4.9],
    ['in the last ten', 1442.1],
    ['at the end', 1452],
  ])('is not stored %s, and an earlier position is deleted', (_, place) => {
    videoPositions.keep('video-1', 503, 1452, 1)
    videoPositions.keep('video-1', place, 1452, 2)
    expect(videoPositions.of('video-1')).toBeUndefined()
  })

  it('is not stored for a live stream, which has no known end', () => {
    videoPositions.keep('video-1', 503, Number.POSITIVE_INFINITY, 1)
    videoPositions.keep('video-2', 503, Number.NaN, 1)
    expect([videoPositions.of('video-1'), videoPositions.of('video-2')]).toEqual([undefined, undefined])
  })

  it('of a guest stays on the device and also applies to a member; a member’s is deleted with the session', () => {
    videoPositions.keep('video-1', 100, 1452, 1)
    useSession.setState({ accountId: 'acc-hikari' })
    expect(videoPositions.of('video-1')).toBe(100)
    videoPositions.keep('video-1', 200, 1452, 2)
    videoPositions.keep('video-2', 300, 1452, 2)
    expect([videoPositions.of('video-1'), videoPositions.of('video-2')]).toEqual([200, 300])
    resetSessionData()
    resetSession()
    expect([videoPositions.of('video-1'), videoPositions.of('video-2')]).toEqual([100, undefined])
  })

  it('of a guest is deleted, too, when a member finishes the video that the guest had started', () => {
    videoPositions.keep('video-1', 100, 1452, 1)
    useSession.setState({ accountId: 'acc-hikari' })
    videoPositions.keep('video-1', 1450, 1452, 2)
    expect(videoPositions.of('video-1')).toBeUndefined()
  })

  it('is stored for the latest 200 videos only', () => {
    for (let at = 0; at < 205; at += 1) videoPositions.keep(`video-${at}`, 50, 1452, at)
    expect([videoPositions.of('video-4'), videoPositions.of('video-5')]).toEqual([undefined, 50])
  })

  it('is undefined if the stored text is malformed', () => {
    for (const nonsense of ['{', '3', 'null', '[]', '{"video-1":{"place":"x"}}', '{"video-1":null}']) {
      localStorage.setItem('tsudoi.places', nonsense)
      expect(videoPositions.of('video-1')).toBeUndefined()
    }
  })
})
