import { beforeEach, describe, expect, it } from 'vitest'
import { savePreferences, readPreferences } from './preferences.ts'
import { initialView } from './playerView.mappers.ts'

const defaults = {
  speed: 1,
  volume: 1,
  isMuted: false,
  hasCaptions: false,
  captionLook: { size: 'usual', background: 'usual' },
  hasShortcuts: true,
  isSoundApart: false,
  hasStreamCaptions: false,
}

beforeEach(() => localStorage.clear())

describe('playback preferences (W086)', () => {
  it('are stored on the device, each without changing the others', () => {
    expect(readPreferences()).toEqual(defaults)
    savePreferences({ speed: 1.5 })
    savePreferences({ volume: 0.3, isMuted: true })
    savePreferences({ hasCaptions: true, captionLanguage: 'en', hasShortcuts: false })
    const captions = { hasCaptions: true, captionLanguage: 'en' }
    const saved = { ...defaults, speed: 1.5, volume: 0.3, isMuted: true, ...captions, hasShortcuts: false }
    expect(readPreferences()).toEqual(saved)
  })

  it('apply to the next video that the user plays', () => {
    const captionLook = { size: 'larger', background: 'none' } as const
    const captionLanguage = 'en'
    savePreferences({ speed: 0.75, volume: 0.5, isMuted: true, hasShortcuts: false, captionLook, captionLanguage })
    const video = { id: 'other', title: '港', channelName: '灯台放送局', type: 'ONDEMAND' } as const
    const next = { speed: 0.75, volume: 0.5, isMuted: true, hasShortcuts: false, captionLook, captionLanguage }
    expect(initialView(video, 0)).toMatchObject(next)
  })

  it.each([
    'no json',
    'null',
    '[]',
    '"1.5"',
    '{"speed":"1.5","volume":"1"}',
    '{"speed":16,"volume":1.1}',
    '{"speed":0,"volume":-0.1}',
    '{"speed":null,"volume":null,"isMuted":"yes","hasCaptions":1,"hasShortcuts":"no","isSoundApart":1,"hasStreamCaptions":1}',
    '{"volume":1e999}',
    '{"captionLook":"larger"}',
    '{"captionLook":{"size":2,"background":"red"}}',
    '{"captionLook":null}',
    '{"captionLanguage":1}',
  ])('have their default values if the stored text is malformed: %s', (text) => {
    localStorage.setItem('tsudoi.player', text)
    expect(readPreferences()).toEqual(defaults)
  })
})
