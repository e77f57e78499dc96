import { beforeEach, describe, expect, it } from 'vitest'
import { storePreferences, readPreferences } from './preferences.ts'
import { firstView } from './playerView.mappers.ts'

const usual = { speed: 1, volume: 1, isMuted: false, hasCaptions: false, hasShortcuts: true, isSoundApart: false }

beforeEach(() => localStorage.clear())

describe('the viewing preferences (W086)', () => {
  it('are stored on the device, each on its own', () => {
    expect(readPreferences()).toEqual(usual)
    storePreferences({ speed: 1.5 })
    storePreferences({ volume: 0.3, isMuted: true })
    storePreferences({ hasCaptions: true, hasShortcuts: false })
    const kept = { ...usual, speed: 1.5, volume: 0.3, isMuted: true, hasCaptions: true, hasShortcuts: false }
    expect(readPreferences()).toEqual(kept)
  })

  it('apply to the next video', () => {
    storePreferences({ speed: 0.75, volume: 0.5, isMuted: true, hasShortcuts: false })
    const video = { id: 'other', title: '港', channelName: '灯台放送局', type: 'ONDEMAND' } as const
    const next = { speed: 0.75, volume: 0.5, isMuted: true, hasShortcuts: false }
    expect(firstView(video, 0)).toMatchObject(next)
  })

  it.each([
    'no json',
    'null',
    '[]',
    '"1.5"',
    '{"speed":"1.5","volume":"1"}',
    '{"speed":16,"volume":1.1}',
    '{"speed":0,"volume":-0.1}',
    '{"speed":null,"volume":null,"isMuted":"yes","hasCaptions":1,"hasShortcuts":"no","isSoundApart":1}',
    '{"volume":1e999}',
  ])('are the defaults if a malformed value is stored: %s', (text) => {
    localStorage.setItem('tsudoi.player', text)
    expect(readPreferences()).toEqual(usual)
  })
})
