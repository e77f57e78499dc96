import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markAllSeen, initialSeenMarks, storeSeenMarks, storedSeenMarks } from '../areas/collection/seenMarks.ts'
import { storeReading } from '../areas/story/player/readingStore.ts'
import { videoPositions } from '../player/player.ts'
import { readReadingPlace } from '../reading/readingPlace.ts'
import { resetSessionData } from '../session/resetSessionData.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { startMemberSync, syncMemberChanges } from './memberSync.ts'
import { syncAndShowHomeText } from './syncAndShowHomeText.ts'
import { useHomeText } from './homeText.ts'
import type { RealtimeService } from './realtimePort.ts'

const accountId = 'acc-hikari'
let documents = new Map<string, Readonly<Record<string, unknown>>>()
let text = ''
const service: RealtimeService = {
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  remoteText: async (name) => (name === 'home' ? text : ''),
  readDocument: async (path) => documents.get(path),
  writeDocument: async (path, value) => void documents.set(path, structuredClone(value)),
  deleteDocument: async (path) => void documents.delete(path),
}

/** Continues on another device, which has no data of the member stored. */
function onAnotherDevice(): void {
  resetSessionData()
  resetSession()
  localStorage.clear()
  useSession.setState({ accountId })
}

beforeEach(() => {
  documents = new Map()
  text = 'ようこそ、集いへ。'
  onAnotherDevice()
})
afterEach(() => void vi.restoreAllMocks())

describe('the announcement from the remote configuration on the home page (W158, S114, S147, C174, Q260)', () => {
  const shown = () => useHomeText.getState().text

  it('is shown until the member closes it on one of their devices', async () => {
    await syncAndShowHomeText(service, accountId)
    expect(shown()).toBe(text)
    useHomeText.getState().onClose()
    expect(shown()).toBe('')
    await vi.waitFor(() => expect(documents.has('settings/seen')).toBe(true))
    await syncAndShowHomeText(service, accountId)
    expect(shown()).toBe('')
    onAnotherDevice()
    await syncAndShowHomeText(service, accountId)
    expect(shown()).toBe('')
  })

  it('is shown once more when its text changes', async () => {
    await syncAndShowHomeText(service, accountId)
    useHomeText.getState().onClose()
    text = '集いが新しくなりました。'
    await syncAndShowHomeText(service, accountId)
    expect(shown()).toBe(text)
  })

  it('is not shown if its text is empty, or if the list of closed announcements could not be read', async () => {
    text = ''
    await syncAndShowHomeText(service, accountId)
    expect(shown()).toBe('')
    text = 'ようこそ、集いへ。'
    await syncAndShowHomeText({ ...service, readDocument: () => Promise.reject(new Error('offline')) }, accountId)
    expect(shown()).toBe('')
  })

  it('is removed when the session ends, even if it is still loading', async () => {
    const slow = { ...service, remoteText: async () => (resetSession(), text) }
    await syncAndShowHomeText(slow, accountId)
    expect(shown()).toBe('')
    useSession.setState({ accountId })
    await syncAndShowHomeText(service, accountId)
    resetSessionData()
    expect(shown()).toBe('')
  })
})

describe('a member’s other device (C175, C176, Q261)', () => {
  it('resumes a story at the position of the first device, with the lines already read', async () => {
    await startMemberSync(service, accountId)
    storeReading(accountId, 'episode/1', { position: 12, count: 80, read: [[0, 13]] })
    await syncMemberChanges()
    onAnotherDevice()
    storeReading(accountId, 'episode/2', { position: 3, count: 9 })
    await startMemberSync(service, accountId)
    expect(readReadingPlace(accountId, 'episode/1')).toMatchObject({ line: 12, of: 80 })
    expect(readReadingPlace(accountId, 'episode/2')).toMatchObject({ line: 3, of: 9 })
  })

  it('uses the later one of the positions of two devices in a story; opening the story stores no position', async () => {
    const now = vi.spyOn(Date, 'now')
    now.mockReturnValue(2_000_000)
    await startMemberSync(service, accountId)
    storeReading(accountId, 'one', { position: 40, count: 80 })
    await syncMemberChanges()
    onAnotherDevice()
    now.mockReturnValue(1_000_000)
    storeReading(accountId, 'one', { position: 5, count: 80 })
    now.mockReturnValue(3_000_000)
    storeReading(accountId, 'one', { position: 5, count: 80 })
    await startMemberSync(service, accountId)
    expect(readReadingPlace(accountId, 'one')?.line).toBe(40)
  })

  it('resumes a video at the position of the first device, and starts it from the beginning once that device finished it', async () => {
    await startMemberSync(service, accountId)
    videoPositions.keep('video-1', 500, 1452, 10)
    await syncMemberChanges()
    onAnotherDevice()
    await startMemberSync(service, accountId)
    expect(videoPositions.of('video-1')).toBe(500)
    videoPositions.keep('video-1', 1450, 1452, 20)
    await syncMemberChanges()
    onAnotherDevice()
    await startMemberSync(service, accountId)
    expect(videoPositions.of('video-1')).toBeUndefined()
  })

  it('knows which items of the collection were seen on the first device, even if it stored marks before its first synchronization', async () => {
    const first = initialSeenMarks(Date.parse('2026-01-31T00:00:00Z'))
    const [one, other] = ['2026-01-30T00:00:00.000Z', '2026-01-29T00:00:00.000Z']
    await startMemberSync(service, accountId)
    storeSeenMarks(accountId, first)
    storeSeenMarks(accountId, { until: one, seen: {} })
    storeSeenMarks(accountId, { until: one, seen: { later: '2026-02-01T00:00:00.000Z' } })
    await syncMemberChanges()
    onAnotherDevice()
    storeSeenMarks(accountId, { ...first, seen: { other } })
    await startMemberSync(service, accountId)
    expect(storedSeenMarks(accountId)).toMatchObject({ until: one, seen: { later: '2026-02-01T00:00:00.000Z' } })
    expect(markAllSeen(storedSeenMarks(accountId) ?? first, []).until).toBe(one)
  })

  it('ignores synchronized documents that arrive after another member has logged in', async () => {
    documents.set('settings/video-places', { entries: { 'video-1': { value: 500, at: 10 } } })
    const slow: RealtimeService = {
      ...service,
      readDocument: async (path) => (useSession.setState({ accountId: 'acc-kaho' }), documents.get(path)),
    }
    await startMemberSync(slow, accountId)
    expect(videoPositions.of('video-1')).toBeUndefined()
  })

  it('rejects a malformed position from the server', async () => {
    for (const name of ['story-places', 'video-places', 'collection-seen', 'seen'])
      documents.set(`settings/${name}`, {
        entries: { one: { value: { line: 'x' }, at: 1 }, until: { value: 'x', at: 2 } },
      })
    await startMemberSync(service, accountId)
    expect([readReadingPlace(accountId, 'one'), videoPositions.of('one')]).toEqual([undefined, undefined])
    expect(Date.parse(storedSeenMarks(accountId)?.until ?? '')).not.toBeNaN()
  })
})
