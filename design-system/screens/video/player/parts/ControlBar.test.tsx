// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PlayerView, VideoCommand } from '../player.types.ts'
import { ControlBar } from './ControlBar.tsx'

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
  captions: [
    { id: '0', label: '日本語', language: 'ja' },
    { id: '1', label: 'English', language: 'en' },
  ],
  captionLanguage: 'en',
  features: { hasFullScreen: false, hasPictureInPicture: false, hasVolume: false },
  isFullScreen: false,
  isInPicture: false,
  hasShortcuts: true,
  isIdle: false,
}

it('the button 字幕 of the player shows the captions in the language that was selected last (W086)', () => {
  const onCommand = vi.fn<(command: VideoCommand) => void>()
  render(
    <ControlBar view={view} onCommand={onCommand} areSettingsOpen={false} onSettings={() => {}} panelId="settings" />,
  )
  fireEvent.click(screen.getByRole('button', { name: '字幕' }))
  expect(onCommand).toHaveBeenCalledExactlyOnceWith({ do: 'caption', id: '1' })
})
