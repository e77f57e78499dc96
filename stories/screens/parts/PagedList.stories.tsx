import { EmptyState } from '@tsudoi/design-system/components/EmptyState'
import { Skeleton } from '@tsudoi/design-system/components/Skeleton'
import { loading } from '@tsudoi/design-system/loadable'
import { PagedList, type PagedListProps } from '@tsudoi/design-system/screens/parts/PagedList'
import { RowsSkeleton } from '@tsudoi/design-system/screens/parts/RowsSkeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failedLoad } from './failedLoad.ts'
import { pagedExample } from './pagedExample.ts'

const names = ['星読み放送局', 'レモネード劇場', '灯台通信']

/** A paginated list. */
const meta = {
  title: '画面/共通/続きのある一覧 PagedList',
  component: PagedList<string>,
  args: {
    paged: pagedExample(names),
    label: 'チャンネルを読みこみ中',
    skeleton: (
      <RowsSkeleton rows={3} row="border-b border-hair py-3">
        <Skeleton shape="line" className="h-6 w-40" />
      </RowsSkeleton>
    ),
    empty: <EmptyState title="チャンネルはまだありません" action={{ label: 'トップへ', href: '#top' }} />,
    children: (items) => (
      <ul>
        {items.map((item) => (
          <li key={item} className="border-b border-hair py-3">
            {item}
          </li>
        ))}
      </ul>
    ),
  },
  parameters: {
    docs: { description: { component: '続きのある一覧の型です。読みこみ中、空、失敗、続きの読みこみを扱います。' } },
    layout: 'padded',
  },
} satisfies Meta<PagedListProps<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { paged: { items: loading } } }

export const Empty: Story = { name: '空', args: { paged: pagedExample([]) } }

export const Failed: Story = { name: '失敗', args: { paged: { items: failedLoad() } } }

export const HasMore: Story = {
  name: '続きがある',
  args: { paged: pagedExample(names, { more: 'idle', onMore: fn() }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(args.paged.onMore).toHaveBeenCalledOnce()
    // A live region announces to screen reader users that the list has grown.
    await expect(canvas.getByRole('status')).toHaveTextContent('3件を表示中')
  },
}

export const MoreLoading: Story = {
  name: '続きを読みこみ中',
  args: { paged: pagedExample(names, { more: 'loading', onMore: fn() }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.paged.onMore).not.toHaveBeenCalled()
  },
}

export const MoreFailed: Story = {
  name: '続きの失敗',
  args: { paged: pagedExample(names, { more: 'failed', onMore: fn() }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('alert')).toHaveTextContent('続きを読みこめませんでした。')
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(args.paged.onMore).toHaveBeenCalledOnce()
  },
}

export const Endless: Story = {
  name: '終わりに近づくと続く',
  args: { paged: pagedExample(names, { more: 'idle', onMore: fn() }), isEndless: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.paged.onMore).toHaveBeenCalledOnce())
  },
}
