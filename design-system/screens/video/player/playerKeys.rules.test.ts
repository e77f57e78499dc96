import { describe, expect, it } from 'vitest'
import type { PlayerView } from './player.types.ts'
import { keyEffectOf, focusKindOf, playerKeys, shortcutsOf, type VideoKeyPress } from './playerKeys.rules.ts'

const view: PlayerView = {
  stage: { is: 'video', playback: 'playing' },
  kind: 'onDemand',
  place: 50,
  span: { start: 0, end: 100 },
  buffered: 60,
  speed: 1,
  volume: 0.5,
  isMuted: false,
  captions: [{ id: 'ja', label: '日本語', language: 'ja' }],
  features: { hasFullScreen: true, hasPictureInPicture: true, hasVolume: true },
  isFullScreen: false,
  isInPicture: false,
  hasShortcuts: true,
  isIdle: false,
}
const press = (key: string, given: Partial<VideoKeyPress> = {}): VideoKeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  on: 'nothing',
  ...given,
})

describe('the shortcut keys of the video player (W086)', () => {
  it.each([
    ['k', { do: 'pause' }, '一時停止しました'],
    [' ', { do: 'pause' }, '一時停止しました'],
    ['j', { do: 'seek', to: 40 }, '10秒もどりました。40秒'],
    ['L', { do: 'seek', to: 60 }, '10秒進みました。1分'],
    ['ArrowLeft', { do: 'seek', to: 45 }, '5秒もどりました。45秒'],
    ['ArrowRight', { do: 'seek', to: 55 }, '5秒進みました。55秒'],
    ['ArrowUp', { do: 'volume', to: 0.6 }, '音量60%'],
    ['ArrowDown', { do: 'volume', to: 0.4 }, '音量40%'],
    ['m', { do: 'mute', isOn: true }, '消音しました'],
    ['f', { do: 'fullScreen', isOn: true }, '全画面にしました'],
    ['0', { do: 'seek', to: 0 }, 'はじめへ'],
    ['7', { do: 'seek', to: 70 }, '70%の位置へ'],
    ['<', { do: 'speed', to: 0.75 }, '速さ0.75倍'],
    ['>', { do: 'speed', to: 1.25 }, '速さ1.25倍'],
    ['c', { do: 'caption', id: 'ja' }, '字幕 日本語'],
  ])('run their command, and announce it in Japanese: %s', (key, command, said) => {
    expect(keyEffectOf(view, press(key))).toEqual({ command, said })
  })

  it('appear once each in the player’s list of shortcuts', () => {
    const all = playerKeys.flatMap(({ keys }) => keys)
    expect(new Set(all).size).toBe(all.length)
  })

  it('are ignored while the user types', () => {
    const keys = playerKeys.flatMap((each) => each.keys)
    expect(keys.filter((key) => keyEffectOf(view, press(key, { on: 'text' })))).toEqual([])
  })

  it('leave Space and Enter to a focused button, and arrow keys to a focused choice', () => {
    expect(keyEffectOf(view, press(' ', { on: 'button' }))).toBeUndefined()
    expect(keyEffectOf(view, press('k', { on: 'button' }))?.command).toEqual({ do: 'pause' })
    expect(keyEffectOf(view, press('ArrowUp', { on: 'choice' }))).toBeUndefined()
  })

  it('leave all four arrows to a slider, except on the seek bar', () => {
    const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
    expect(arrows.filter((key) => keyEffectOf(view, press(key, { on: 'slider' })))).toEqual([])
    expect(arrows.filter((key) => keyEffectOf(view, press(key, { on: 'place' })))).toEqual(arrows)
    expect(keyEffectOf(view, press('Home', { on: 'place' }))).toBeUndefined()
  })

  it('do nothing without a video, but work on a video that the browser blocked from autoplay', () => {
    const setting = ['ArrowUp', 'ArrowDown', 'm', 'c', '<', '>']
    const stages: PlayerView['stage'][] = [
      { is: 'poster', why: 'asked' },
      { is: 'room', startTime: '2026-01-31T15:04:09Z' },
      { is: 'consent' },
      { is: 'frame' },
      { is: 'failed', failure: { title: '再生できませんでした' } },
    ]
    for (const stage of stages) expect(setting.filter((key) => keyEffectOf({ ...view, stage }, press(key)))).toEqual([])
    const blocked: PlayerView = { ...view, stage: { is: 'blocked' } }
    expect(setting.filter((key) => keyEffectOf(blocked, press(key)))).toEqual(setting)
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('leave combinations with %s to the browser', (modifier) => {
    expect(keyEffectOf(view, press('f', { [modifier]: true }))).toBeUndefined()
  })

  it('that are letters can be turned off, after which the controls do not mention them', () => {
    const off = { ...view, hasShortcuts: false }
    const letters = playerKeys.flatMap(({ keys }) => keys).filter((key) => key.length === 1 && key !== ' ')
    expect(letters.filter((key) => keyEffectOf(off, press(key)))).toEqual([])
    expect(keyEffectOf(off, press(' '))).toBeDefined()
    expect(keyEffectOf(off, press('ArrowLeft'))).toBeDefined()
    expect([shortcutsOf(view, 'play'), shortcutsOf(off, 'play'), shortcutsOf(off, 'mute')]).toEqual([
      'k Space',
      'Space',
      undefined,
    ])
  })

  it('do not seek in a premiere, and do not change the speed of a live stream', () => {
    const premiere = { ...view, kind: 'premiere' as const }
    const moving = ['j', 'l', 'ArrowLeft', 'ArrowRight', '0', '9', '<', '>']
    expect(moving.filter((key) => keyEffectOf(premiere, press(key)))).toEqual([])
    expect(keyEffectOf({ ...view, kind: 'live' }, press('>'))).toBeUndefined()
  })

  it('never seek beyond the span of the video, raise the volume above the maximum, or go past the last speed', () => {
    expect(keyEffectOf({ ...view, place: 96 }, press('l'))?.command).toEqual({ do: 'seek', to: 100 })
    expect(keyEffectOf({ ...view, place: 4 }, press('j'))?.command).toEqual({ do: 'seek', to: 0 })
    expect(keyEffectOf({ ...view, volume: 1 }, press('ArrowUp'))?.command).toEqual({ do: 'volume', to: 1 })
    expect(keyEffectOf({ ...view, speed: 2 }, press('>'))?.command).toEqual({ do: 'speed', to: 2 })
  })

  it('turn on the captions in the language that was selected last, or the first if the video has none in it', () => {
    const captions = [...view.captions, { id: 'en', label: 'English', language: 'en' }]
    const turnedOn = (captionLanguage?: string) => keyEffectOf({ ...view, captions, captionLanguage }, press('c'))
    expect(turnedOn('en')).toEqual({ command: { do: 'caption', id: 'en' }, said: '字幕 English' })
    expect([turnedOn('ko')?.command, turnedOn()?.command]).toEqual(Array(2).fill({ do: 'caption', id: 'ja' }))
  })

  it('announce that the video has no captions when the viewer presses the key for captions', () => {
    expect(keyEffectOf({ ...view, captions: [] }, press('c'))?.said).toBe('この動画に字幕はありません')
  })

  it.each([
    [{ tagName: 'INPUT', type: 'text' }, 'text'],
    [{ tagName: 'TEXTAREA' }, 'text'],
    [{ tagName: 'DIV', isContentEditable: true }, 'text'],
    [{ tagName: 'INPUT', type: 'range' }, 'slider'],
    [{ tagName: 'INPUT', type: 'range', name: 'place' }, 'place'],
    [{ tagName: 'INPUT', type: 'radio' }, 'choice'],
    [{ tagName: 'SELECT' }, 'choice'],
    [{ tagName: 'BUTTON' }, 'button'],
    [{ tagName: 'A' }, 'button'],
    [{ tagName: 'SECTION' }, 'nothing'],
  ])('depend on the kind of the element that has the focus: %o', (target, on) => {
    expect(focusKindOf(target)).toBe(on)
  })
})
