import { LaterListScreen } from '@tsudoi/design-system/screens/later/LaterListScreen'
import type { LaterFilter } from '@tsudoi/design-system/screens/later/later.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleLaterItems, longLaterItems, manyLaterItems } from '../../examples/exampleLaterItems.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

/** The list of items that the user keeps for later; the specification does not have this page (Q489). */
const meta = {
  title: '画面/あとで見る/一覧 LaterListScreen',
  component: LaterListScreen,
  args: {
    items: exampleLaterItems,
    now: exampleNow,
    filter: { words: '' },
    onFilter: fn(),
    onRemove: fn(),
    limit: 300,
    viewer: 'member',
    hrefs: { channels: '/channel', login: '/login' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          'あとで見るために保存した投稿、動画、イベント、ストーリーの一覧です。言葉、チャンネル、種類でしぼれます（Q489）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof LaterListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（Q489）',
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('feed', { name: 'あとで見る' })).getAllByRole('article')
    await expect(rows).toHaveLength(exampleLaterItems.length)
    await expect(canvas.getByRole('link', { name: /^第四十七夜/ })).toHaveAttribute(
      'href',
      '/channel/todai/movie/todai-night-47',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'はじめての流れ星をはずす' }))
    await expect(args.onRemove).toHaveBeenCalledWith('story/lemonade/lemonade-first', true)
  },
}

export const Filters: Story = {
  name: 'さがす：かな、英字の幅と大文字を区別しない（Q489）',
  render: function Filtered(args) {
    const [filter, setFilter] = useState<LaterFilter>({ words: '' })
    return <LaterListScreen {...args} filter={filter} onFilter={setFilter} />
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'さがす' })
    await userEvent.type(search, 'れもねーど 夏')
    await expect(canvas.getByText('1件')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '種類' }), '投稿（2）')
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'チャンネル' }), '灯台放送局（1）')
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await userEvent.type(search, 'どこにもない')
    await userEvent.click(canvas.getByRole('button', { name: 'すべて見る' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(exampleLaterItems.length)
  },
}

export const Removed: Story = {
  name: 'ひとつはずした：元にもどせる（Q489）',
  args: { items: exampleLaterItems.map((item, at) => ({ ...item, isRemoved: at === 1 })) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^第四十七夜.*を元にもどす$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('video/todai/todai-night-47', false)
  },
}

export const Empty: Story = { name: 'まだない（Q489）', args: { items: [] } }

export const NothingFound: Story = { name: 'あてはまるものがない', args: { filter: { words: 'どこにもない' } } }

export const Guest: Story = {
  name: 'ゲスト：この端末にだけ残る（Q489）',
  args: { viewer: 'guest' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login'),
}

export const Full: Story = {
  name: '300件でいっぱい（Q491）',
  args: { items: manyLaterItems(300) },
  play: async ({ canvas }) => expect(canvas.getByText(/^保存できる300件に達しました/)).toBeVisible(),
}

export const MoreThanFull: Story = {
  name: '10,000件ある：見える行だけを描く（Q491）',
  args: { items: manyLaterItems(10_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^保存できるのは300件までです/)).toBeVisible()
    await expect(canvas.getByText('10,000件')).toBeVisible()
    const rows = canvas.getAllByRole('article')
    await expect(rows.length).toBeLessThan(60)
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000')
  },
}

export const Temporary: Story = {
  name: '端末に残せない',
  args: { isTemporary: true },
  play: async ({ canvas }) => expect(canvas.getByText(/^共用の端末か/)).toBeVisible(),
}

export const Offline: Story = { name: 'オフライン', globals: { network: 'offline' } }

export const LongTexts: Story = { name: '長い題と、名前のわからないチャンネル', args: { items: longLaterItems } }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
