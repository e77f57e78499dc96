// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PostMedia } from '../post.types.ts'
import { PictureDialog } from './PictureDialog.tsx'

const picture = (id: string): PostMedia => ({ id, kind: 'image', src: `/${id}.webp`, width: 4, height: 3 })

afterEach(cleanup)

describe('the enlarged pictures of a post', () => {
  const at = () => screen.getByRole('dialog').getAttribute('aria-label') ?? screen.getByRole('heading').textContent
  const open = () => {
    render(<PictureDialog pictures={[picture('one'), picture('two')]} first={0} onClose={() => undefined} />)
    return screen.getByRole('img')
  }

  it('are zoomed by a two-finger pinch, which does not count as a swipe', () => {
    const image = open()
    expect(image.className).toContain('touch-pinch-zoom')
    fireEvent.pointerDown(image, { clientX: 200, clientY: 300, isPrimary: true })
    fireEvent.pointerDown(image, { clientX: 220, clientY: 300, isPrimary: false })
    fireEvent.pointerUp(image, { clientX: 360, clientY: 300, isPrimary: false })
    fireEvent.pointerUp(image, { clientX: 60, clientY: 300, isPrimary: true })
    expect(at()).toBe('写真 1 / 2')
  })

  it('are changed by a one-finger swipe', () => {
    const image = open()
    fireEvent.pointerDown(image, { clientX: 200, clientY: 300, isPrimary: true })
    fireEvent.pointerUp(image, { clientX: 60, clientY: 300, isPrimary: true })
    expect(at()).toBe('写真 2 / 2')
  })
})
