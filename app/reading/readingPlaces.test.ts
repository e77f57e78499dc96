import { afterEach, describe, expect, it } from 'vitest'
import { readingPlaceKey, readReadingPlace } from './readingPlace.ts'
import { lastReadingPlaceByStory, syncedReadingPlaces } from './readingPlaces.ts'
import { deviceStore } from '../storage/textStore.ts'

afterEach(() => localStorage.clear())

const keep = (accountId: string, episodeId: string, kept: object) =>
  deviceStore.setJson(readingPlaceKey(accountId, episodeId), { count: 20, read: [], isViewed: false, ...kept })

describe('the reading position of each story (W083, Q332)', () => {
  it('is the line that the reader read last, with its episode, separate for each reader', () => {
    keep('hikari', 'two', { position: 5, time: 9, group: 'train', label: '第二話' })
    keep('hikari', 'one', { position: 7, time: 3, group: 'train', label: '第一話' })
    keep('hikari', 'far', { position: 1, time: 1, group: 'harbour' })
    keep('sora', 'two', { position: 3, time: 99, group: 'train', label: '第二話' })
    expect([...lastReadingPlaceByStory('hikari')]).toEqual([
      ['harbour', { label: undefined, line: 1, of: 20 }],
      ['train', { label: '第二話', line: 5, of: 20 }],
    ])
    expect(lastReadingPlaceByStory('').size).toBe(0)
  })

  it('is undefined at the beginning and at the end of an episode, and if the story is unknown', () => {
    keep('hikari', 'one', { position: 0, time: 1, group: 'train' })
    keep('hikari', 'two', { position: 20, time: 2, group: 'train' })
    keep('hikari', 'old', { position: 5, time: 3 })
    keep('hikari', 'odd', { position: 5, time: 3, group: 7, label: {} })
    deviceStore.set(readingPlaceKey('hikari', 'torn'), '{')
    expect(lastReadingPlaceByStory('hikari').size).toBe(0)
  })

  it('is synchronised to another device of the member (Q261)', () => {
    keep('hikari', 'two', { position: 5, time: 9, group: 'train', label: '第二話' })
    const remoteEntries = syncedReadingPlaces.read('hikari')
    localStorage.clear()
    syncedReadingPlaces.take('hikari', remoteEntries)
    expect(lastReadingPlaceByStory('hikari').get('train')).toEqual({ label: '第二話', line: 5, of: 20 })
    expect(readReadingPlace('hikari', 'two')).toEqual({ line: 5, of: 20, time: 9 })
  })

  it('is the end of an episode that another device has finished, unless this device still has to report its own end (Q168, Q261)', () => {
    keep('hikari', 'begun', { position: 5, time: 1 })
    keep('hikari', 'owed', { position: 20, time: 1, owed: { ipId: 'ip' } })
    keep('hikari', 'read', { position: 5, time: 1, isViewed: true })
    const place = (line: number) => ({ value: { line, of: 20 }, at: 9 })
    const remoteEntries = { new: place(20), middle: place(19), begun: place(20), owed: place(20), read: place(3) }
    syncedReadingPlaces.take('hikari', remoteEntries)
    const isViewed = (id: string) =>
      (deviceStore.getJson(readingPlaceKey('hikari', id)) as { isViewed: boolean }).isViewed
    expect(Object.keys(remoteEntries).map((id) => [id, isViewed(id)])).toEqual([
      ['new', true],
      ['middle', false],
      ['begun', true],
      ['owed', false],
      ['read', true],
    ])
  })
})
