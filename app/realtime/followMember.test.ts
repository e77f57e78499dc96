import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markAllSeen, firstMarks, storeMarks, storedMarks } from '../areas/collection/seenMarks.ts'
import { storeReading } from '../areas/story/player/readingStore.ts'
import { places } from '../areas/video/player/places.ts'
import { placeIn } from '../session/readingPlace.ts'
import { runReset } from '../session/runReset.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { beginFollowing, tellChanges } from './following.ts'
import { followMember } from './followMember.ts'
import { useHomeText } from './homeText.ts'
import type { Realtime } from './ports.ts'

const who = 'acc-hikari'
let documents = new Map<string, Readonly<Record<string, unknown>>>()
let text = ''
const service: Realtime = {
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  remoteText: async (name) => (name === 'home' ? text : ''),
  readDocument: async (path) => documents.get(path),
  writeDocument: async (path, value) => void documents.set(path, structuredClone(value)),
  deleteDocument: async (path) => void documents.delete(path),
}

/** The member goes on at a device that knows nothing of them. */
function onAnotherDevice(): void {
  runReset()
  resetSession()
  localStorage.clear()
  useSession.setState({ accountId: who })
}

beforeEach(() => {
  documents = new Map()
  text = 'ようこそ、集いへ。'
  onAnotherDevice()
})
afterEach(() => void vi.restoreAllMocks())

describe('the text of the remote configuration (W158, S114, S147, C174, Q260)', () => {
  const shown = () => useHomeText.getState().text

  it('waits to be read, and never again once it was closed, on no device', async () => {
    await followMember(service, who)
    expect(shown()).toBe(text)
    useHomeText.getState().onClose()
    expect(shown()).toBe('')
    await vi.waitFor(() => expect(documents.has('settings/seen')).toBe(true))
    await followMember(service, who)
    expect(shown()).toBe('')
    onAnotherDevice()
    await followMember(service, who)
    expect(shown()).toBe('')
  })

  it('is shown once more when it says something else', async () => {
    await followMember(service, who)
    useHomeText.getState().onClose()
    text = '集いが新しくなりました。'
    await followMember(service, who)
    expect(shown()).toBe(text)
  })

  it('is nothing where there is none, and waits where it is not known what was closed elsewhere', async () => {
    text = ''
    await followMember(service, who)
    expect(shown()).toBe('')
    text = 'ようこそ、集いへ。'
    await followMember({ ...service, readDocument: () => Promise.reject(new Error('offline')) }, who)
    expect(shown()).toBe('')
  })

  it('is nobody’s when the session ends, also while it is asked for', async () => {
    const slow = { ...service, remoteText: async () => (resetSession(), text) }
    await followMember(slow, who)
    expect(shown()).toBe('')
    useSession.setState({ accountId: who })
    await followMember(service, who)
    runReset()
    expect(shown()).toBe('')
  })
})

describe('a member’s other device (C175, C176, Q261)', () => {
  it('goes on where a story was left, and keeps the lines that were read', async () => {
    await beginFollowing(service, who)
    storeReading(who, 'episode/1', { position: 12, count: 80, read: [[0, 13]] })
    await tellChanges()
    onAnotherDevice()
    storeReading(who, 'episode/2', { position: 3, count: 9 })
    await beginFollowing(service, who)
    expect(placeIn(who, 'episode/1')).toMatchObject({ line: 12, of: 80 })
    expect(placeIn(who, 'episode/2')).toMatchObject({ line: 3, of: 9 })
  })

  it('takes the later of two places in a story; opening it is no later place', async () => {
    const now = vi.spyOn(Date, 'now')
    now.mockReturnValue(2_000_000)
    await beginFollowing(service, who)
    storeReading(who, 'one', { position: 40, count: 80 })
    await tellChanges()
    onAnotherDevice()
    now.mockReturnValue(1_000_000)
    storeReading(who, 'one', { position: 5, count: 80 })
    now.mockReturnValue(3_000_000)
    storeReading(who, 'one', { position: 5, count: 80 })
    await beginFollowing(service, who)
    expect(placeIn(who, 'one')?.line).toBe(40)
  })

  it('goes on where a video was left, and begins it anew once it was finished elsewhere', async () => {
    await beginFollowing(service, who)
    places.keep('video-1', 500, 1452, 10)
    await tellChanges()
    onAnotherDevice()
    await beginFollowing(service, who)
    expect(places.of('video-1')).toBe(500)
    places.keep('video-1', 1450, 1452, 20)
    await tellChanges()
    onAnotherDevice()
    await beginFollowing(service, who)
    expect(places.of('video-1')).toBeUndefined()
  })

  it('knows what was seen of the collection; a first visit there does not undo it', async () => {
    const first = firstMarks(Date.parse('2026-01-31T00:00:00Z'))
    const [one, other] = ['2026-01-30T00:00:00.000Z', '2026-01-29T00:00:00.000Z']
    await beginFollowing(service, who)
    storeMarks(who, first)
    storeMarks(who, { until: one, seen: {} })
    storeMarks(who, { until: one, seen: { later: '2026-02-01T00:00:00.000Z' } })
    await tellChanges()
    onAnotherDevice()
    storeMarks(who, { ...first, seen: { other } })
    await beginFollowing(service, who)
    expect(storedMarks(who)).toMatchObject({ until: one, seen: { later: '2026-02-01T00:00:00.000Z' } })
    expect(markAllSeen(storedMarks(who) ?? first, []).until).toBe(one)
  })

  it('hears nothing that comes when somebody else is logged in', async () => {
    documents.set('settings/video-places', { entries: { 'video-1': { value: 500, at: 10 } } })
    const slow: Realtime = {
      ...service,
      readDocument: async (path) => (useSession.setState({ accountId: 'acc-kaho' }), documents.get(path)),
    }
    await beginFollowing(slow, who)
    expect(places.of('video-1')).toBeUndefined()
  })

  it('takes no nonsense for a place', async () => {
    for (const name of ['story-places', 'video-places', 'collection-seen', 'seen'])
      documents.set(`settings/${name}`, {
        entries: { one: { value: { line: 'x' }, at: 1 }, until: { value: 'x', at: 2 } },
      })
    await beginFollowing(service, who)
    expect([placeIn(who, 'one'), places.of('one')]).toEqual([undefined, undefined])
    expect(Date.parse(storedMarks(who)?.until ?? '')).not.toBeNaN()
  })
})
