// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FigureBoard } from './story/player/parts/FigureBoard.tsx'
import { PostVideo } from './post/parts/PostVideo.tsx'
import { Artwork } from '../components/Artwork.tsx'
import { Avatar } from '../components/Avatar.tsx'

/** Every component with an image that has a fallback. */
const images: Record<string, ReactElement> = {
  Artwork: <Artwork src="/gone.png" alt="" ratio="1:1" id="1" />,
  Avatar: <Avatar name="灯" image="/gone.png" />,
  FigureBoard: (
    <FigureBoard
      figure={{ id: '1', name: '灯', image: '/gone.png', place: 'CENTER', isLeaving: false }}
      box={{ left: 0, width: 50 }}
      isInShade={false}
    />
  ),
}

beforeEach(() => {
  // happy-dom loads no images: each one here has already failed.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('EncodingError'))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Hydrates the component's HTML, and returns the element around it. */
async function hydrate(element: ReactElement): Promise<HTMLElement> {
  const { baseElement } = render(<p />)
  const container = baseElement.appendChild(baseElement.ownerDocument.createElement('div'))
  container.innerHTML = renderToString(element)
  await act(async () => {
    render(element, { container, hydrate: true })
  })
  return container
}

describe.each(Object.entries(images))('%s', (_name, element) => {
  it('shows its fallback if its image failed before hydration', async () => {
    const root = await hydrate(element)
    expect(root.querySelector('img')).toBeNull()
  })

  it('shows its fallback if its image fails later', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const { container } = render(element)
    const image = container.querySelector('img')
    if (image) fireEvent.error(image)
    expect([image !== null, container.querySelector('img')]).toEqual([true, null])
  })
})

it('PostVideo says that its video cannot be played if it failed before hydration', async () => {
  vi.spyOn(HTMLVideoElement.prototype, 'error', 'get').mockReturnValue({ code: 4 } as MediaError)
  const root = await hydrate(<PostVideo src="/gone.mp4" name="動画" />)
  expect(root.textContent).toContain('動画を再生できませんでした。')
})
