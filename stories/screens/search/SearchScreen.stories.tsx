import { loading } from '@tsudoi/design-system/loadable'
import { searchKindText } from '@tsudoi/design-system/screens/search/search.rules'
import type { SearchIndex, SearchQuery } from '@tsudoi/design-system/screens/search/search.types'
import { SearchScreen } from '@tsudoi/design-system/screens/search/SearchScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleFoundPosts, exampleSearchItems } from '../../examples/exampleSearch.ts'
import { long, offline } from '../../storyKinds.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'

const noGaps = { failed: [], cut: [], onRetry: fn() }
const channels = [
  { id: 'todai', name: '灯台放送局' },
  { id: 'lemonade', name: 'レモネード星団' },
]
const posts = { channels, channel: 'todai', onChannel: fn(), found: undefined }
const recent = { words: [], onRemove: fn(), onClear: fn() }
const index: SearchIndex = { items: exampleSearchItems, isLoading: false, gaps: noGaps }
/** The query of a user who has typed these words and paused. */
const queryFor = (words: string): SearchQuery => ({ words, settledWords: words, onWords: fn() })
const found = { query: queryFor('灯台'), posts: { ...posts, found: pagedExample(exampleFoundPosts) } }

/** Finds the search field by its name, because the choice of a channel is a combobox too. */
const fieldIn = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  canvas.getByRole('combobox', { name: 'さがす言葉' })

/** The search over everything that the user can see; the specification does not have this page (Q495). */
const meta = {
  title: '画面/さがす/さがす・検索 SearchScreen',
  component: SearchScreen,
  args: {
    query: queryFor(''),
    index,
    posts,
    recent,
    onSearched: fn(),
    onOpen: fn(),
    viewer: 'member',
    hrefs: { channels: '/channel', login: '/login' },
    now: exampleNow,
  },
  // Keeps the typed words in state, as the app does, but shows results at once, without waiting for a pause in typing.
  render: function Searched(args) {
    const { query } = args
    const [words, setWords] = useState(query.words)
    const onWords = (next: string, isComposing: boolean) => {
      setWords(next)
      query.onWords(next, isComposing)
    }
    const settledWords = query.words === query.settledWords ? words : query.settledWords
    return <SearchScreen {...args} query={{ words, settledWords, onWords }} />
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          'チャンネル、イベント、動画、ストーリー、コレクション、投稿をまとめてさがします。かなの種類、文字の幅、ローマ字を区別しません（Q495）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SearchScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  name: '標準：種類ごとに、見つかった部分に印（Q495）',
  args: found,
  play: async ({ canvas, args }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual(['さがした結果', 'チャンネル', 'イベント', '動画', 'コレクション', '投稿'])
    const link = canvas.getByRole('link', { name: /^灯台\s?のライブ、桟橋にて$/ })
    await expect(link).toHaveAttribute('href', '/event/todai-pier')
    await expect(within(link).getByText('灯台').tagName).toBe('MARK')
    await expect(canvas.getByText('灯台：17件見つかりました。')).toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: /^第6夜/ })).toBeNull()
    const videos = within(canvas.getByRole('region', { name: '動画' }))
    await userEvent.click(videos.getByRole('button', { name: 'もっと見る' }))
    await expect(videos.getByText('12件を表示中')).toHaveFocus()
    await expect(canvas.getByRole('link', { name: /^第12夜/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^…/ })).toHaveTextContent(/灯台でお待ちしています/)
    await userEvent.selectOptions(canvas.getByLabelText('投稿をさがすチャンネル'), 'レモネード星団')
    await expect(args.posts.onChannel).toHaveBeenCalledWith('lemonade')
  },
}

export const Keyboard: Story = {
  name: 'キーボード：候補をえらぶ（Q496）',
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'raibu')
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'))
    const list = canvas.getByRole('listbox', { name: '候補' })
    await expect(field).toHaveAttribute('aria-controls', list.id)
    const options = within(list).getAllByRole('option')
    await expect(options.length).toBeGreaterThan(1)
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(field).toHaveAttribute('aria-activedescendant', options.at(-1)?.id)
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('/event/todai-pier')
    await expect(args.onSearched).toHaveBeenCalledOnce()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('raibu')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}

export const Enter: Story = {
  name: 'Enter：結果へうつる',
  args: { query: queryFor('灯台') },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '{Enter}')
    await expect(canvas.getByRole('heading', { name: 'さがした結果' })).toHaveFocus()
    await expect(args.onSearched).toHaveBeenCalledOnce()
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const Composing: Story = {
  name: '変換中：Enterでも移動しない',
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas)
    await userEvent.type(field, '灯台')
    await userEvent.keyboard('{ArrowDown}')
    const active = field.getAttribute('aria-activedescendant')
    for (const key of ['Enter', 'ArrowDown', 'Escape']) await fireEvent.keyDown(field, { key, isComposing: true })
    await expect(args.onOpen).not.toHaveBeenCalled()
    await expect(field).toHaveAttribute('aria-activedescendant', active)
    await expect(field).toHaveValue('灯台')
  },
}

export const Tap: Story = {
  name: '候補を押す',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), 'りゅうせい')
    await userEvent.click(canvas.getByRole('button', { name: '言葉を消す' }))
    await expect(fieldIn(canvas)).toHaveFocus()
    await userEvent.keyboard('流れ星')
    await userEvent.click(await canvas.findByRole('option', { name: /はじめての\s?流れ星/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('/channel/lemonade/story/first')
  },
}

export const Recent: Story = {
  name: 'さがした言葉',
  args: { recent: { ...recent, words: ['アイカツ', '灯台 ライブ', '<b>星</b>'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /灯台 ライブ.*を消す/ }))
    await expect(args.recent.onRemove).toHaveBeenCalledWith('灯台 ライブ')
    await userEvent.click(canvas.getByRole('button', { name: 'すべて消す' }))
    await expect(args.recent.onClear).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '<b>星</b>' }))
    await expect(fieldIn(canvas)).toHaveValue('<b>星</b>')
    await expect(fieldIn(canvas)).toHaveFocus()
  },
}

export const Beginning: Story = {
  name: 'まだ何もさがしていない：さがしかたを伝える',
  play: async ({ canvas }) => expect(canvas.getByText(/かなやローマ字でもさがせます/)).toBeVisible(),
}

export const Guest: Story = {
  name: 'ゲスト',
  args: { viewer: 'guest', query: queryFor('灯台') },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login'),
}

export const Loading: Story = {
  name: '読みこみ中',
  args: {
    query: queryFor('灯台'),
    index: { ...index, items: [], isLoading: true },
    posts: { ...posts, found: { items: loading } },
  },
}

export const Nothing: Story = {
  name: '見つからない：検索結果が空',
  args: { query: queryFor('月食'), posts: { ...posts, found: pagedExample([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('見つかりませんでした')).toBeVisible()
    await expect(canvas.getByText('月食：見つかりませんでした。')).toBeInTheDocument()
  },
}

export const OnlyPosts: Story = {
  name: '投稿にだけ見つかる',
  args: { query: queryFor('桟橋の風'), posts: { ...posts, found: pagedExample(exampleFoundPosts) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('見つかりませんでした')).toBeNull()
    await expect(canvas.getByText('桟橋の風：2件見つかりました。')).toBeInTheDocument()
  },
}

export const PostsUnavailable: Story = {
  name: '投稿をさがせないサーバー',
  args: { query: queryFor('灯台'), posts: { ...posts, found: 'unavailable' } },
  play: async ({ canvas }) => expect(canvas.getByText('このチャンネルの投稿は、いまはさがせません。')).toBeVisible(),
}

export const Failed: Story = {
  name: '失敗：どの一覧も読みこめない',
  args: {
    query: queryFor('灯台'),
    posts: { ...posts, channels: [], channel: undefined },
    index: { ...index, items: [], gaps: { ...noGaps, failed: Object.values(searchKindText) } },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^チャンネル、イベント、.*を読みこめませんでした。/)
    await expect(canvas.getByText('読みこめた中には見つかりませんでした')).toBeVisible()
    await expect(canvas.getByText('灯台：読みこめた中には見つかりませんでした。')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(args.index.gaps.onRetry).toHaveBeenCalledOnce()
  },
}

export const SomeFailed: Story = {
  name: '一部を読みこめず、残りには見つからない',
  args: {
    query: queryFor('月食'),
    posts: { ...posts, found: { items: failedLoad() } },
    index: { ...index, gaps: { failed: ['動画', 'コレクション'], cut: ['ストーリー'], onRetry: fn() } },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('読みこめた中には見つかりませんでした')).toBeVisible()
    await expect(canvas.getByText('ストーリーは数が多いため、一部からさがしています。')).toBeVisible()
    const [note] = canvas.getAllByRole('alert')
    if (!note) throw new Error('The note of the failed lists is missing.')
    await userEvent.click(within(note).getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(args.index.gaps.onRetry).toHaveBeenCalledOnce()
  },
}

export const TooLong: Story = {
  name: '長すぎる言葉',
  args: { query: queryFor('星'.repeat(101)) },
  play: async ({ canvas }) => expect(canvas.getByText(/100文字まででさがせます/)).toBeVisible(),
}

const hostile = `<img src=x onerror=alert(1)>星${'ながい題'.repeat(60)}\u202E逆${'a'.repeat(300)}`

export const Hostile: Story = {
  name: '長い文字と、あぶない文字',
  args: {
    query: queryFor('<img'),
    index: {
      ...index,
      items: [{ key: 'video/x', kind: 'video', title: hostile, href: '/channel/x/movie/x', channelName: hostile }],
    },
    posts: {
      ...posts,
      found: pagedExample([
        { id: 'x', href: '/post/ip/x/x', author: hostile, authorId: 'x', text: hostile, createTime: exampleNow },
      ]),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull()
    const [link] = canvas.getAllByRole('link', { name: /onerror/ })
    await expect(link?.querySelector('mark')).toHaveTextContent('<img')
  },
}

// The search text is in Latin letters, so the kind `long` does not lengthen it: a search text of more than 100 letters
// would find nothing.
export const Long: Story = {
  name: 'とても長い文字',
  args: { ...found, query: queryFor('raibu') },
  globals: long.globals,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /ライブ/ }).length).toBeGreaterThan(0)
    await long.play()
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', args: found, ...offline }

export const Many: Story = {
  name: '10,000件',
  args: {
    query: queryFor('話'),
    index: {
      ...index,
      items: Array.from({ length: 10_000 }, (_, at) => ({
        key: `video/${at}`,
        kind: 'video' as const,
        title: `第${at}話`,
        href: `/channel/x/movie/${at}`,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('話：10,000件見つかりました。')).toBeInTheDocument()
    await expect(canvas.getAllByRole('link', { name: /^第\d+\s?話$/ })).toHaveLength(5)
  },
}
