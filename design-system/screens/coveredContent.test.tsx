// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ready } from '../loadable.ts'
import { BoardEntryDialog } from './event/BoardEntryDialog.tsx'
import type { BoardEntry, EpisodeDetail } from './event/event.types.ts'
import { BulletinBoard } from './event/parts/BulletinBoard.tsx'
import { UserScreen } from './members/UserScreen.tsx'
import type { MutedContent } from './mute/mute.types.ts'
import { LatestPosts } from './post/LatestPosts.tsx'
import type { Post, PostActions, PostEntry } from './post/post.types.ts'
import { PostScreen } from './post/PostScreen.tsx'
import { Timeline } from './post/Timeline.tsx'

const page = globalThis.document
const now = '2026-01-31T12:01:00Z'
const actions: PostActions = {
  mayAct: true,
  onRequireLogin: () => undefined,
  onLike: () => undefined,
  onReport: () => undefined,
  onBlock: () => undefined,
  onUnblock: () => undefined,
}
/** Everything that must not be in the page while the content is covered. */
const secrets = ['ひみつの名前', 'himitsu', 'ひみつの文', 'ひみつの絵', 'ひみつのページ', 'secret.png']

const post = (muted: MutedContent | undefined, more: Partial<Post> = {}): Post => ({
  id: 'night',
  key: 'night',
  kind: 'root',
  href: '/post/night',
  author: { id: 'himitsu', nickName: 'ひみつの名前', uniqueName: 'himitsu' },
  authorHref: '/user/himitsu',
  text: 'ひみつの文',
  created: '2026-01-31T12:00:00Z',
  media: [{ id: 'm', kind: 'image', src: 'https://example.jp/secret.png', width: 1, height: 1, alt: 'ひみつの絵' }],
  preview: { href: 'https://example.jp/himitsu', title: 'ひみつのページ' },
  likes: 0,
  answers: 0,
  muted,
  ...more,
})
const plain: Post = {
  ...post(undefined),
  id: 'plain',
  key: 'plain',
  author: { id: 'a', nickName: 'みどり', uniqueName: 'm' },
}
const other: PostEntry = {
  is: 'post',
  post: { ...plain, authorHref: '/user/a', text: '星', media: [], preview: undefined },
}
const entry = (shown: Post): PostEntry => ({ is: 'post', post: shown })

const timeline = (shown: Post) => (
  <Timeline now={now} label="タイムライン" posts={{ items: ready([entry(shown)]) }} actions={actions} empty={null} />
)
const thread = (before: PostEntry[], hero: PostEntry, answers: PostEntry[], ownAnswers: PostEntry[] = []) => (
  <PostScreen
    wayOn={{ label: 'TOPへ', href: '/top' }}
    now={now}
    thread={ready({ before, post: hero })}
    answers={{ items: ready(answers) }}
    ownAnswers={ownAnswers}
    actions={actions}
  />
)
const boardEntry = (muted: MutedContent | undefined): BoardEntry => ({
  id: 'e',
  author: { name: 'ひみつの名前', isOfficial: false, href: '/user/himitsu' },
  text: 'ひみつの文',
  image: 'https://example.jp/secret.png',
  written: '2026-01-31T12:00:00Z',
  href: '/event/1?entry=e',
  muted,
})
const episode: EpisodeDetail = {
  id: 'ep',
  title: '公演',
  start: '2026-01-31T11:00:00Z',
  end: '2026-01-31T13:00:00Z',
  event: { title: 'イベント', href: '/event/1' },
  channel: { id: 'todai', name: '灯台放送局', href: '/channel/todai' },
  board: { start: '2026-01-31T11:00:00Z' },
  recording: 'none',
}
const person = { id: 'himitsu', nickName: 'ひみつの名前', uniqueName: 'himitsu' }
const hrefs = { top: '/', own: '/profile', follows: '/follows', channels: '/channel', blocks: '/blocks' }

/**
 * Each place of the product that shows content of a member: the places from which a block removes it (Q301). The button
 * for new posts and the number of answers are missing here, because they show only counts.
 */
const surfaces: Readonly<Record<string, (muted: MutedContent | undefined) => ReactElement>> = {
  'a channel’s timeline, all or only officials, with pictures and previews': (muted) => timeline(post(muted)),
  'a member’s timeline': (muted) => timeline(post(muted, { place: { label: 'チャンネルを見る', href: '/channel/1' } })),
  comments: (muted) => thread([], other, [entry(post(muted, { kind: 'comment' }))]),
  replies: (muted) => thread([], other, [entry(post(muted, { kind: 'reply' }))]),
  'the post that a post answers': (muted) => thread([entry(post(muted))], other, []),
  'a single post': (muted) => thread([], entry(post(muted)), []),
  'own answers below a post': (muted) => thread([], other, [], [entry(post(muted))]),
  'the latest posts of a profile': (muted) => <LatestPosts posts={ready([post(muted)])} now={now} actions={actions} />,
  'a board': (muted) => (
    <BulletinBoard
      episode={episode}
      board={{ items: ready([boardEntry(muted)]) }}
      search=""
      onSearch={() => undefined}
      now={now}
    />
  ),
  'a single entry of a board': (muted) => (
    <BoardEntryDialog entry={ready(boardEntry(muted))} onClose={() => undefined} />
  ),
  'a profile': (muted) => (
    <UserScreen
      user={ready({ kind: 'shown', person, isOwn: false })}
      follows={ready([])}
      posts={null}
      onBlock={() => undefined}
      mayAct
      onRequireLogin={() => undefined}
      onReport={() => undefined}
      muted={muted}
      hrefs={hrefs}
    />
  ),
}

afterEach(cleanup)

const visible = () => secrets.filter((secret) => page.documentElement.outerHTML.includes(secret))

describe.each(Object.entries(surfaces))('content with muted words: %s (Q512)', (_, show) => {
  /** Shows the content with its cover, which disappears when the user opens it. */
  function Surface({ onOpen }: { onOpen: () => void }) {
    const [isOpen, setOpen] = useState(false)
    const open = () => {
      setOpen(true)
      onOpen()
    }
    return show(isOpen ? undefined : { words: ['ライブ'], onOpen: open, listHref: '/mypage/mutes' })
  }

  it('is not in the DOM until the user opens it by a press, and then takes the focus', async () => {
    const onOpen = vi.fn<() => void>()
    render(<Surface onOpen={onOpen} />)
    const button = await screen.findByRole('button', { name: /を表示する$/ })
    expect(visible()).toEqual([])
    expect(page.body.textContent).not.toContain('ライブ')
    button.focus()
    fireEvent.click(button)
    expect(onOpen).toHaveBeenCalledOnce()
    await waitFor(() => expect(visible().length).toBeGreaterThan(0))
    expect(screen.queryByText('ミュートした言葉を含みます')).toBeNull()
    const { activeElement } = page
    expect(activeElement).not.toBe(page.body)
    expect(activeElement?.textContent).toContain('ひみつの')
  })

  it('shows which words are muted, and the link to their list, only when the user asks for the reason', async () => {
    render(<Surface onOpen={() => undefined} />)
    fireEvent.click(await screen.findByRole('button', { name: '理由' }))
    expect(screen.getByRole('button', { name: '理由' }).getAttribute('aria-expanded')).toBe('true')
    expect(page.body.textContent).toContain('「ライブ」が入っています。')
    expect(screen.getByRole('link', { name: '見たくない言葉の一覧' }).getAttribute('href')).toBe('/mypage/mutes')
    expect(visible()).toEqual([])
  })
})

describe('a post that its author has covered (Q515)', () => {
  const covered = (isOpen: boolean, label?: string) => post(undefined, { spoiler: { label, isOpen } })
  const content = () => secrets.slice(2).filter((secret) => page.documentElement.outerHTML.includes(secret))

  it('shows its author and the label, but neither text, pictures nor preview', () => {
    render(timeline(covered(false, 'ライブの曲目')))
    expect(content()).toEqual([])
    expect(page.body.textContent).toContain('ひみつの名前')
    expect(page.body.textContent).toContain('ライブの曲目')
  })

  it('is opened by a press, and the opened content takes the focus', () => {
    const view = (isOpen: boolean) => (
      <Timeline
        now={now}
        label="タイムライン"
        posts={{ items: ready([entry(covered(isOpen))]) }}
        actions={{ ...actions, onOpenSpoiler }}
        empty={null}
      />
    )
    const onOpenSpoiler = vi.fn<(opened: Post) => void>()
    const { rerender } = render(view(false))
    fireEvent.click(screen.getByRole('button', { name: 'ネタバレを表示する' }))
    expect(onOpenSpoiler).toHaveBeenCalledWith(covered(false))
    rerender(view(true))
    expect(content()).toEqual(secrets.slice(2))
    expect(page.activeElement?.textContent).toContain('ひみつの文')
  })

  it('does not take the focus on mount if the user has opened it before', () => {
    render(timeline(covered(true)))
    expect(content()).toEqual(secrets.slice(2))
    expect(page.activeElement).toBe(page.body)
  })
})

describe('the menu of a post (Q512)', () => {
  const onMute = vi.fn<(muted: Post, selected: string) => void>()
  const show = () =>
    render(
      <Timeline
        now={now}
        label="タイムライン"
        posts={{ items: ready([entry(post(undefined))]) }}
        actions={{ ...actions, onMute }}
        empty={null}
      />,
    )
  const openMenu = () => {
    const button = screen.getByRole('button', { name: 'ひみつの名前さんの投稿のメニュー' })
    fireEvent.pointerDown(button)
    getSelection()?.removeAllRanges()
    fireEvent.click(button)
  }

  it('offers to mute the text that is selected in the post, even if the press clears the selection', async () => {
    show()
    getSelection()?.selectAllChildren(screen.getByText('ひみつの文'))
    openMenu()
    fireEvent.click(await screen.findByRole('menuitem', { name: 'この言葉をミュート' }))
    await waitFor(() => expect(onMute).toHaveBeenLastCalledWith(post(undefined), 'ひみつの文'))
  })

  it('offers to mute a word that the user then types, if no text is selected', async () => {
    show()
    openMenu()
    fireEvent.click(await screen.findByRole('menuitem', { name: '言葉をミュート' }))
    await waitFor(() => expect(onMute).toHaveBeenLastCalledWith(post(undefined), ''))
  })
})
