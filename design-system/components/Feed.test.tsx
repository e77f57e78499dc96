// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Feed } from './Feed.tsx'

afterEach(cleanup)

const posts = ['一', '二', '三']
const itself = (post: string) => post

it('renders an item once while the list is scrolled, however often it is rendered itself (W137)', () => {
  const item = vi.fn<(post: string) => string>(itself)
  const list = (isBusy: boolean) => (
    <Feed items={posts} keyOf={itself} label="投稿" isBusy={isBusy}>
      {item}
    </Feed>
  )
  const { rerender } = render(list(false))
  expect(screen.getAllByRole('article', { hidden: true }).map(({ textContent }) => textContent)).toEqual(posts)
  const before = item.mock.calls.length
  rerender(list(true))
  expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('true')
  expect(item.mock.calls.length).toBe(before)
})

it('hides no item until it is measured: every style in it would be worked out twice (W137)', () => {
  const list = (isBusy: boolean) => (
    <Feed items={posts} keyOf={itself} label="投稿" isBusy={isBusy}>
      {itself}
    </Feed>
  )
  render(list(false)).rerender(list(true))
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(posts)
})
