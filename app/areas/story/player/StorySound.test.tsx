import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StorySound, type StorySoundProps } from './StorySound.tsx'

/** Mocks the browser's Audio. */
class Player {
  static all: Player[] = []
  loop = false
  volume = 1
  paused = true
  src: string
  constructor(src: string) {
    this.src = src
    Player.all.push(this)
  }
  play() {
    this.paused = false
    return Promise.resolve()
  }
  pause() {
    this.paused = true
  }
}
const playing = () => Player.all.filter(({ paused }) => !paused).map(({ src, volume, loop }) => [src, volume, loop])

beforeEach(() => {
  Player.all = []
  vi.stubGlobal('Audio', Player)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const props: StorySoundProps = { music: 'a.mp3', position: 3, volume: 0.5 }

it('the story player loops the scene’s music, and plays a line’s sound once when the line begins (Q172)', () => {
  const { rerender, unmount } = render(<StorySound {...props} sound="here.mp3" />)
  expect(playing()).toEqual([['a.mp3', 0.5, true]])
  rerender(<StorySound {...props} position={4} sound="bell.mp3" />)
  expect(playing()).toEqual([
    ['a.mp3', 0.5, true],
    ['bell.mp3', 0.5, false],
  ])
  rerender(<StorySound {...props} position={5} music="b.mp3" volume={0.2} />)
  expect(playing()).toEqual([['b.mp3', 0.2, true]])
  unmount()
  expect(playing()).toEqual([])
})

it('the story player does not repeat a line’s sound when the user comes back to the tab, but plays it with the line’s next beginning (Q172)', () => {
  const { rerender } = render(<StorySound {...props} music={undefined} sound="here.mp3" />)
  rerender(<StorySound {...props} music={undefined} position={4} sound="bell.mp3" />)
  const isVisible = vi.spyOn(document, 'visibilityState', 'get')
  for (const state of ['hidden', 'visible'] as const) {
    isVisible.mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
  expect(Player.all.map(({ src }) => src)).toEqual(['bell.mp3'])
  rerender(<StorySound {...props} music={undefined} sound="here.mp3" />)
  expect(Player.all.map(({ src }) => src)).toEqual(['bell.mp3', 'here.mp3'])
})

it('the story player is silent in a hidden tab, and loads no sound at volume 0 (Q172)', () => {
  render(<StorySound {...props} volume={0} />)
  expect(Player.all).toEqual([])
  render(<StorySound {...props} />)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(playing()).toEqual([])
})

it('the story player starts its sound with the next tap if the browser refused to play sound before a tap (Q172)', () => {
  const play = vi.spyOn(Player.prototype, 'play').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  render(<StorySound {...props} />)
  expect(playing()).toEqual([])
  window.dispatchEvent(new Event('pointerup'))
  expect([play.mock.calls.length, playing()]).toEqual([2, [['a.mp3', 0.5, true]]])
})
