import { defaultSettings } from '@tsudoi/design-system/screens/story/player/player.types'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { resetSessionData } from '../../../session/resetSessionData.ts'
import { parseStorySettings, useStorySettings } from './useStorySettings.ts'

afterEach(() => localStorage.clear())

describe('the reading settings of the story player (S149)', () => {
  it('are stored on the device, and stay stored when a session ends', () => {
    const { result } = renderHook(useStorySettings)
    const chosen = { ...defaultSettings, textSize: 200, autoSeconds: 8, volume: 0.5, isSpoken: true } as const
    act(() => result.current[1](chosen))
    resetSessionData()
    expect(Object.keys(localStorage)).toEqual(['tsudoi.story-settings'])
    expect(renderHook(useStorySettings).result.current[0]).toEqual(chosen)
  })

  it('get the default value for each malformed setting', () => {
    expect(
      parseStorySettings({ textSize: 150, autoSeconds: -1, volume: 7, isSpoken: 'yes', textSpeed: 'warp' }),
    ).toEqual({
      ...defaultSettings,
      textSize: 150,
    })
    for (const stored of [undefined, null, '', [], 7]) expect(parseStorySettings(stored)).toEqual(defaultSettings)
    localStorage.setItem('tsudoi.story-settings', '{')
    expect(renderHook(useStorySettings).result.current[0]).toEqual(defaultSettings)
  })
})
