// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PlayerView } from '../player.types.ts'
import { SeekBar } from './SeekBar.tsx'

afterEach(cleanup)

const view: PlayerView = {
  stage: { is: 'video', playback: 'playing' },
  kind: 'onDemand',
  place: 50,
  span: { start: 0, end: 100 },
  buffered: 60,
  speed: 1,
  volume: 1,
  isMuted: false,
  captions: [],
  features: { hasFullScreen: false, hasPictureInPicture: false, hasVolume: false },
  isFullScreen: false,
  isInPicture: false,
  hasShortcuts: true,
  isIdle: false,
}

it('the seek bar of the player seeks by the main button of a mouse, and not by a press that opens a menu (W086)', () => {
  const onSeek = vi.fn<(to: number) => void>()
  const { rerender } = render(<SeekBar view={view} onSeek={onSeek} />)
  const bar = screen.getByRole('slider')
  /** Presses the left end of the bar. */
  const press = (init: MouseEventInit) => {
    fireEvent.pointerDown(bar, init)
    fireEvent.pointerUp(bar, init)
  }
  for (const init of [{ button: 2 }, { button: 0, ctrlKey: true }]) press(init)
  // The menu may take the release, too: the bar still follows the video.
  fireEvent.pointerDown(bar, { button: 2 })
  rerender(<SeekBar view={{ ...view, place: 51 }} onSeek={onSeek} />)
  expect([onSeek.mock.calls.length, bar.getAttribute('aria-valuetext')]).toEqual([0, '51秒 / 1分40秒'])
  press({ button: 0 })
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(0)
})
