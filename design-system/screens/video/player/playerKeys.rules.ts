/** The shortcut keys of the video player, and what each does in the current state. */

import {
  canChangeSpeed,
  canSeek,
  isPlaying,
  preferredCaption,
  spokenPlaybackTime,
  clampToSpan,
} from './player.rules.ts'
import { playbackSpeeds, type VideoCommand, type PlayerView } from './player.types.ts'

/** The command of a key, and its announcement. */
export interface KeyEffect {
  command: VideoCommand
  /** The announcement, shown and read by screen readers: 10秒進みました. */
  said: string
}

/** A shortcut of the player. */
export interface PlayerKey {
  id: string
  /** The keys as in `KeyboardEvent.key`; letters in lower case. */
  keys: readonly string[]
  /** The text for the keys in the list of shortcuts: `K、スペース`. */
  shown: string
  /** The text for the action in the list of shortcuts: 再生と一時停止. */
  does: string
  /** Returns what the key does now; undefined where it has no effect, such as seeking in a premiere. */
  effect: (view: PlayerView, key: string) => KeyEffect | undefined
}

const playPause: PlayerKey['effect'] = (view) => {
  if (view.stage.is !== 'video' && view.stage.is !== 'blocked' && view.stage.is !== 'poster') return undefined
  return isPlaying(view)
    ? { command: { do: 'pause' }, said: '一時停止しました' }
    : { command: { do: 'play' }, said: '再生します' }
}

/** The effect of seeking by a number of seconds, within the seekable span; undefined where the user cannot seek. */
export function skipEffect(view: PlayerView, by: number): KeyEffect | undefined {
  if (!canSeek(view)) return undefined
  const to = clampToSpan(view.span, view.place + by)
  const direction = by < 0 ? 'もどりました' : '進みました'
  return {
    command: { do: 'seek', to },
    said: `${Math.abs(by)}秒${direction}。${spokenPlaybackTime(to - view.span.start)}`,
  }
}

const skipping =
  (by: number): PlayerKey['effect'] =>
  (view) =>
    skipEffect(view, by)

const percent = (share: number) => Math.round(share * 100)

/** Whether there is a video to control, playing or blocked from autoplay. */
const hasVideo = ({ stage }: PlayerView) => stage.is === 'video' || stage.is === 'blocked'

function louderBy(view: PlayerView, by: number): KeyEffect | undefined {
  if (!view.features.hasVolume || !hasVideo(view)) return undefined
  const to = Math.min(1, Math.max(0, percent(view.volume + by) / 100))
  return { command: { do: 'volume', to }, said: `音量${percent(to)}%` }
}

function fasterBy(view: PlayerView, steps: number): KeyEffect | undefined {
  if (!canChangeSpeed(view) || !hasVideo(view)) return undefined
  const at = playbackSpeeds.findIndex((speed) => speed >= view.speed)
  const to =
    playbackSpeeds[
      Math.min(playbackSpeeds.length - 1, Math.max(0, (at < 0 ? playbackSpeeds.length - 1 : at) + steps))
    ] ?? 1
  return { command: { do: 'speed', to }, said: `速さ${to}倍` }
}

function toShare(view: PlayerView, tenths: number): KeyEffect | undefined {
  if (!canSeek(view)) return undefined
  const to = view.span.start + ((view.span.end - view.span.start) * tenths) / 10
  return { command: { do: 'seek', to }, said: tenths === 0 ? 'はじめへ' : `${tenths * 10}%の位置へ` }
}

function toggleSound(view: PlayerView): KeyEffect | undefined {
  if (!hasVideo(view)) return undefined
  const { isMuted } = view
  return { command: { do: 'mute', isOn: !isMuted }, said: isMuted ? '音を出しました' : '消音しました' }
}

function toggleCaptions(view: PlayerView): KeyEffect | undefined {
  if (!hasVideo(view)) return undefined
  const caption = preferredCaption(view)
  if (!caption) return { command: { do: 'awake' }, said: 'この動画に字幕はありません' }
  return view.captionId === undefined
    ? { command: { do: 'caption', id: caption.id }, said: `字幕 ${caption.label}` }
    : { command: { do: 'caption' }, said: '字幕を消しました' }
}

function toggleFullScreen({ features, isFullScreen }: PlayerView): KeyEffect | undefined {
  if (!features.hasFullScreen) return undefined
  const said = isFullScreen ? '全画面を終わりました' : '全画面にしました'
  return { command: { do: 'fullScreen', isOn: !isFullScreen }, said }
}

/** All shortcuts of the player: keys, action, announcement. */
export const playerKeys: readonly PlayerKey[] = [
  { id: 'play', keys: ['k', ' '], shown: 'K、スペース', does: '再生と一時停止', effect: playPause },
  { id: 'back', keys: ['j'], shown: 'J', does: '10秒もどる', effect: skipping(-10) },
  { id: 'ahead', keys: ['l'], shown: 'L', does: '10秒進む', effect: skipping(10) },
  { id: 'left', keys: ['arrowleft'], shown: '←', does: '5秒もどる', effect: skipping(-5) },
  { id: 'right', keys: ['arrowright'], shown: '→', does: '5秒進む', effect: skipping(5) },
  { id: 'up', keys: ['arrowup'], shown: '↑', does: '音量を上げる', effect: (view) => louderBy(view, 0.1) },
  { id: 'down', keys: ['arrowdown'], shown: '↓', does: '音量を下げる', effect: (view) => louderBy(view, -0.1) },
  { id: 'mute', keys: ['m'], shown: 'M', does: '消音', effect: toggleSound },
  { id: 'fullScreen', keys: ['f'], shown: 'F', does: '全画面', effect: toggleFullScreen },
  {
    id: 'share',
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    shown: '0〜9',
    does: '0%〜90%の位置へ',
    effect: (view, key) => toShare(view, Number(key)),
  },
  { id: 'slower', keys: ['<'], shown: '<', does: '遅くする', effect: (view) => fasterBy(view, -1) },
  { id: 'faster', keys: ['>'], shown: '>', does: '速くする', effect: (view) => fasterBy(view, 1) },
  { id: 'captions', keys: ['c'], shown: 'C', does: '字幕', effect: toggleCaptions },
]

/** A pressed key, and the focused element. */
export interface VideoKeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** The kind of the focused element. */
  on: 'text' | 'button' | 'slider' | 'place' | 'choice' | 'nothing'
}

/** The keys that each kind of focused element needs for itself. */
const keysOfFocused: Readonly<Record<VideoKeyPress['on'], RegExp>> = {
  text: /./,
  button: /^( |enter)$/,
  slider: /^(home|end|page\w+|arrow\w+)$/,
  // The seek bar (`place`) needs only these keys itself. The arrow keys work there as shortcuts of the player.
  place: /^(home|end|page\w+)$/,
  choice: /^( |enter|arrow\w+)$/,
  nothing: /^$/,
}

/** Whether a key is a character key. Arrows and Space are not, so they also work when letters are off (WCAG 2.1.4). */
const isLetter = (key: string) => key.length === 1 && key !== ' '

/**
 * The effect of a key press. Ignored while the user types; Space on a button presses it; with Ctrl, Alt or ⌘ it
 * belongs to the browser.
 */
export function keyEffectOf(view: PlayerView, pressed: VideoKeyPress): KeyEffect | undefined {
  const key = pressed.key.toLowerCase()
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || keysOfFocused[pressed.on].test(key)) return undefined
  if (!view.hasShortcuts && isLetter(key)) return undefined
  return playerKeys.find(({ keys }) => keys.includes(key))?.effect(view, key)
}

/** The `aria-keyshortcuts` of the control with the same action; undefined while letters are off. */
export function shortcutsOf(view: Pick<PlayerView, 'hasShortcuts'>, ...ids: string[]): string | undefined {
  const keys = playerKeys.flatMap((each) => (ids.includes(each.id) ? each.keys : []))
  const working = keys.filter((key) => view.hasShortcuts || !isLetter(key))
  return working.map(ariaName).join(' ') || undefined
}

const ariaName = (key: string) =>
  key === ' ' ? 'Space' : key.replace(/^arrow(.)/, (_, letter: string) => `Arrow${letter.toUpperCase()}`)

/** The name attribute of the seek bar. */
export const seekBarName = 'place'

const textInputs = /^(text|search|email|url|tel|password|number|date|time)$/

/** Classifies the focused element for the shortcut keys. */
export function focusKindOf(target: {
  tagName: string
  type?: string | undefined
  name?: string | undefined
  isContentEditable?: boolean | undefined
  role?: string | null | undefined
}) {
  const tag = target.tagName.toLowerCase()
  if (target.isContentEditable || tag === 'textarea' || (tag === 'input' && textInputs.test(target.type ?? 'text')))
    return 'text'
  if (tag === 'input' && target.type === 'range') return target.name === seekBarName ? 'place' : 'slider'
  if (tag === 'input' || tag === 'select' || /^(radio|option|tab|menuitem)/.test(target.role ?? '')) return 'choice'
  return tag === 'button' || tag === 'a' || tag === 'summary' || target.role === 'button' ? 'button' : 'nothing'
}
