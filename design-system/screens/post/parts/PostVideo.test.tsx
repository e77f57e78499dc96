// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PostMediaGrid } from './PostMediaGrid.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const film = (id: string) => ({ id, kind: 'video' as const, src: `/media/${id}.mp4`, width: 1280, height: 720 })
const videos = () => screen.getAllByLabelText<HTMLVideoElement>(/^投稿の動画/)

describe('a video of a post (W137, Q311)', () => {
  it('has the browser’s controls, and loads no data before the user plays it', () => {
    render(<PostMediaGrid media={[film('parade')]} />)
    const [video] = videos()
    expect([video?.controls, video?.preload, video?.autoplay]).toEqual([true, 'none', false])
  })

  it('pauses as soon as another video of the page plays', () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    render(<PostMediaGrid media={[film('one'), film('other')]} />)
    fireEvent.play(videos()[1]!)
    expect(pause.mock.contexts).toEqual([videos()[0]])
  })

  it('goes on where it was when its row returns after another video has played, and begins at the start after its end', () => {
    const show = () => {
      render(<PostMediaGrid media={[film('sea')]} />)
      const [video] = videos()
      fireEvent.loadedMetadata(video!)
      return video!
    }
    show().currentTime = 12
    cleanup()
    expect(show().currentTime).toBe(12)
    vi.spyOn(HTMLMediaElement.prototype, 'ended', 'get').mockReturnValue(true)
    cleanup()
    expect(show().currentTime).toBe(0)
  })

  it('shows an error when it cannot be played, and loads its file again when the user retries', () => {
    const [load, play] = [
      vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(),
      vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(),
    ]
    render(<PostMediaGrid media={[film('parade')]} />)
    fireEvent.error(videos()[0]!)
    expect(screen.getByRole('alert').textContent).toBe('動画を再生できませんでした。')
    fireEvent.click(screen.getByRole('button', { name: 'もう一度再生する' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(videos()[0]!.ownerDocument.activeElement).toBe(videos()[0])
    expect([load.mock.calls.length, play.mock.calls.length]).toEqual([1, 1])
    fireEvent.error(videos()[0]!)
    expect(screen.getByRole('alert')).toBeTruthy()
  })
})
