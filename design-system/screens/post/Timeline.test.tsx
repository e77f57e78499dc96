// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ready } from '../../loadable.ts'
import type { Post, PostActions, PostEntry } from './post.types.ts'
import { PostScreen } from './PostScreen.tsx'
import { Timeline } from './Timeline.tsx'

const author = { id: 'midori', nickName: 'みどり', uniqueName: 'midori' }
const post: Post = {
  id: 'night',
  key: 'night',
  kind: 'root',
  href: '/post/night',
  author,
  authorHref: '/user/midori',
  text: '窓を開けて聴いています。',
  created: '2026-01-31T12:00:00Z',
  media: [],
  likes: 0,
  answers: 0,
}
const shown: PostEntry = { is: 'post', post }
const blocked: PostEntry = { is: 'blocked', place: { key: 'night', accountId: 'midori', nickName: 'みどり' } }
const actions = {
  mayAct: true,
  onRequireLogin: vi.fn<() => void>(),
  onLike: vi.fn<() => void>(),
  onReport: vi.fn<() => void>(),
  onBlock: vi.fn<() => void>(),
  onUnblock: vi.fn<() => void>(),
} satisfies PostActions
const now = '2026-01-31T12:01:00Z'

const pages = {
  'a timeline': (entry: PostEntry) => (
    <Timeline now={now} label="タイムライン" posts={{ items: ready([entry]) }} actions={actions} empty={null} />
  ),
  'its own page': (entry: PostEntry) => (
    <PostScreen
      wayOn={{ label: 'TOPへ', href: '/top' }}
      now={now}
      thread={ready({ before: [], post: entry })}
      answers={{ items: ready([]) }}
      actions={actions}
    />
  ),
}

afterEach(cleanup)

describe.each(Object.entries(pages))('the row in which the user blocked an author, %s (S047)', (_where, view) => {
  const focused = () => screen.getByRole('article').ownerDocument.activeElement
  const wayBack = () => screen.getByRole('button', { name: 'ブロックを取り消す' })

  it('moves the focus to its undo button, and takes the focus itself after the undo', async () => {
    const { rerender } = render(view(shown))
    fireEvent.click(screen.getByRole('button', { name: 'みどりさんの投稿のメニュー' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'ブロックする' }))
    await vi.waitFor(() => expect(actions.onBlock).toHaveBeenCalledWith(post))
    rerender(view(blocked))
    expect(focused()).toBe(wayBack())
    fireEvent.click(wayBack())
    expect(actions.onUnblock).toHaveBeenCalledWith('midori')
    rerender(view(shown))
    expect(focused()).toBe(screen.getByText(post.text).closest('article'))
  })

  it('leaves the focus where it is when the user started the block on another page', () => {
    render(view(blocked))
    expect(focused()?.tagName).toBe('BODY')
  })
})
