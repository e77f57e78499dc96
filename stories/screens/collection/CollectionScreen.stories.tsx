import { loading, ready } from '@tsudoi/design-system/loadable'
import { emptyWallFilter } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { LoadedCollection, NewItemMarks } from '@tsudoi/design-system/screens/collection/collection.types'
import { CollectionScreen } from '@tsudoi/design-system/screens/collection/CollectionScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { exampleCollection, manyCollectedItems } from '../../examples/exampleCollection.ts'
import { longNameChannel } from '../../examples/exampleChannels.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

const collection: LoadedCollection = { wall: ready(exampleCollection), isGrowing: false }
const newMarks: NewItemMarks = {
  isNew: ({ key }) => key === 'photo:lemonade-parade-five',
  onSeen: fn(),
  onAllSeen: fn(),
}

const meta = {
  title: '画面/コレクション/すべて CollectionScreen',
  component: CollectionScreen,
  args: {
    title: 'コレクション',
    lead: '手に入れたものは、ずっとここに残ります。',
    collection,
    filter: emptyWallFilter,
    onFilter: fn(),
    newMarks,
    hrefOf: ({ key }) => `#${key}`,
    onPlace: fn(),
    empty: {
      title: 'コレクションはまだありません',
      description: '写真、動画、ストーリー、抽選や予約が、ここに並びます。',
      action: { label: 'チャンネルをさがす', href: '/channel' },
    },
  },
  render: function Kept(args) {
    const [filter, setFilter] = useState(args.filter)
    return <CollectionScreen {...args} filter={filter} onFilter={setFilter} />
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          '手に入れたものがすべて並ぶコレクションです。種類、チャンネル、レア度でさがせます（W096、W097、W139〜W148）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'collection' },
  },
} satisfies Meta<typeof CollectionScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：種類をこえて1枚の壁に、新しい順（W096、W139、W140、W145、W146）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(exampleCollection.length))
    const names = canvas.getAllByRole('gridcell').map((cell) => cell.textContent)
    await expect(names[0]).toContain('新着 SSR')
    await expect(names[1]).toContain('ムービー')
    await expect(canvas.getByRole('option', { name: '写真（4）' })).toBeInTheDocument()
  },
}

const longKinds = ['unlocked', 'privilegeStory', 'read', 'ticket'] as const

export const LongKinds: Story = {
  name: '長い種類の名も、電話の幅で切れずに読める',
  globals: { viewport: { value: 'phone' } },
  args: {
    collection: {
      ...collection,
      wall: ready(
        exampleCollection.slice(0, 4).map((item, at) => ({ ...item, kinds: longKinds.slice(at, at + 1), owned: 12 })),
      ),
    },
    newMarks: { ...newMarks, isNew: () => true },
  },
  play: async ({ canvas }) => {
    const facts = await waitFor(async () => {
      const lines = canvas.getAllByText(/^新着 .+ 12枚$/)
      await expect(lines).toHaveLength(longKinds.length)
      return lines
    })
    for (const line of facts) await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
  },
}

export const Search: Story = {
  name: 'さがす：かな、幅、種類をこえて、打つそばから（W096、Q252）',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'さがす' }), 'ﾚｲ')
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(1))
    await expect(canvas.getByRole('gridcell')).toHaveTextContent('レイ 声だし')
    await userEvent.click(canvas.getByRole('button', { name: '条件をすべてはずす' }))
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(exampleCollection.length))
  },
}

export const Cleared: Story = {
  name: '条件をすべてはずす：種類もチャンネルもはずれ、ならびはそのまま（W096）',
  args: { filter: { ...emptyWallFilter, channel: 'lemonade', order: 'rarity' } },
  play: async ({ canvas }) => {
    const channel = canvas.getByRole('combobox', { name: 'チャンネル' })
    await expect(channel).toHaveValue('lemonade')
    await userEvent.click(canvas.getByRole('button', { name: '条件をすべてはずす' }))
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(exampleCollection.length))
    await expect(channel).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'ならび' })).toHaveValue('rarity')
  },
}

export const Folded: Story = {
  name: '電話の幅：写真がすぐ見え、条件はたたまれて、数と札で言い、1つずつはずせる（W096、Q330）',
  args: { filter: { ...emptyWallFilter, kind: 'photo', rarity: 'SSR', order: 'rarity' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const fold = await canvas.findByRole('button', { name: '条件とならび：3件' })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('combobox', { name: 'レア度' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('searchbox', { name: 'さがす' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'チャンネル' })).toBeVisible()
    await expect((await canvas.findAllByRole('gridcell'))[0]?.getBoundingClientRect().top).toBeLessThan(600)
    fold.focus()
    await userEvent.keyboard('{Enter}')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(fold).toHaveFocus()
    await expect(canvas.getByRole('combobox', { name: 'レア度' })).toHaveValue('SSR')
    await userEvent.click(canvas.getByRole('button', { name: 'SSRをはずす' }))
    await waitFor(() => expect(fold).toHaveTextContent('条件とならび：2件'))
    const conditions = canvas.getByRole('group', { name: 'いまの条件' })
    await expect(conditions).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '写真をはずす' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'レア度順をはずす' }))
    await userEvent.click(canvas.getByRole('button', { name: '条件をすべてはずす' }))
    await waitFor(() => expect(canvas.getByText(`${exampleCollection.length}点`)).toBeVisible())
    await expect(conditions).toBeEmptyDOMElement()
    await expect(fold).toHaveTextContent(/^条件とならび$/)
  },
}

export const ManyItems: Story = {
  name: '5千点：見えるところだけがページにあり、行と列の数は正しく、キーで端まで行ける（W096）',
  args: { collection: { ...collection, wall: ready(manyCollectedItems(5_000)) } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'コレクション' })
    await waitFor(() => expect(Number(grid.getAttribute('aria-colcount'))).toBeGreaterThan(1))
    const columns = Number(grid.getAttribute('aria-colcount'))
    await expect(grid).toHaveAttribute('aria-rowcount', String(Math.ceil(5_000 / columns)))
    grid.querySelector<HTMLElement>('[data-cell="photo:0"]')?.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', 'photo:4999'))
    await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute(
      'aria-rowindex',
      String(Math.ceil(5_000 / columns)),
    )
    await expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(250)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', 'photo:0'))
  },
}

export const OneChannel: Story = {
  name: '1つのチャンネル：持っていない写真は空席、そろえる約束はしない（Q255）',
  args: {
    filter: { ...emptyWallFilter, channel: 'lemonade' },
    seats: [
      { id: 'mitsuki', name: 'みつき 先頭の旗', rarity: 'SR' },
      { id: 'akari', name: '灯里 休憩中', rarity: 'R' },
    ],
  },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/そろえても、特典はありません。/)).toBeVisible()
    await expect(canvas.getByText('みつき 先頭の旗')).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { collection: { ...collection, wall: loading } } }

export const Empty: Story = {
  name: '空',
  args: { collection: { ...collection, wall: ready([]) } },
  parameters: { picture: true },
}

export const NothingFound: Story = {
  name: 'あてはまるものなし',
  args: { filter: { ...emptyWallFilter, words: 'ない' } },
}

export const Failed: Story = { name: '失敗', args: { collection: { ...collection, wall: failedLoad() } } }

export const PartsMissing: Story = {
  name: '一部だけ読みこめない、前の一覧を見せている、見た印を取り消せる',
  args: {
    collection: {
      ...collection,
      missing: { lists: ['ムービー', '抽選'], onRetry: fn() },
      asOf: '2026-01-30T03:00:00.000Z',
    },
    newMarks: { ...newMarks, onUndoSeen: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ムービー、抽選を読みこめませんでした')
    await expect(canvas.getByText(/2026\/01\/30\(金\) 12:00 時点/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '新着を元にもどす' }))
    await expect(args.newMarks.onUndoSeen).toHaveBeenCalledOnce()
  },
}

export const LongName: Story = {
  name: '長い名前',
  args: {
    collection: {
      ...collection,
      wall: ready(
        exampleCollection.map((item) => ({
          ...item,
          name: longNameChannel.name,
          channel: longNameChannel,
          owned: 99_999,
        })),
      ),
    },
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
