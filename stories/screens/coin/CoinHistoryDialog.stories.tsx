import { loading, ready } from '@tsudoi/design-system/loadable'
import { CoinHistoryDialog } from '@tsudoi/design-system/screens/coin/CoinHistoryDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleMonth, exampleMovements, longMovement, manyMovements } from '../../examples/exampleCoinHistory.ts'
import { limitsOfUnknownAge, exampleLimits } from '../../examples/exampleLimits.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { inFrame } from '../../inFrame.ts'
import { hostile, offline } from '../../storyKinds.ts'

/**
 * The purchase history at #coin-history: coins received, coins used, and the rest of the monthly limit (W157, W150).
 */
const meta = {
  title: '画面/コイン/購入履歴 CoinHistoryDialog',
  component: CoinHistoryDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    viewer: 'member',
    month: ready(exampleMonth),
    limits: ready(exampleLimits),
    movements: pagedExample(exampleMovements),
    hrefs: { login: '/login', signUp: '/signup', shop: '#shop', profile: '/profile/edit' },
  },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'コインの履歴のダイアログです。受け取ったコイン、使ったコイン、今月の購入上限の残りがわかります（W157、W150）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CoinHistoryDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: '購入履歴' })

export const Ready: Story = {
  name: '標準：登録年齢、今月の購入と残り、月ごとの履歴（S111、S112、S141、W150、W157）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async () => {
    const history = await dialog()
    await expect(history).toHaveTextContent(/登録年齢 ?21歳/)
    await expect(history).toHaveTextContent('上限300,000円まで、あと295,900円')
    await expect(history).toHaveTextContent('2026/02/01(日) 00:00から、新しく数えます。')
    await expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      '2026年1月',
      '2025年12月',
    ])
    await expect(history).toHaveTextContent(/受け取り \+1,410\s使用 −420/)
  },
}

export const Limits: Story = {
  name: '年齢ごとの購入上限、自分の行（S142、S143、Q85）',
  parameters: { picture: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '購入上限' }))
    await expect(await screen.findByRole('row', { current: true })).toHaveTextContent('18歳以上あなた（21歳）300,000円')
  },
}

export const Sums: Story = {
  name: '内訳：どの表も同じ合計（W157）',
  parameters: { picture: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '内訳' }))
    for (const name of ['有償コインと無償コイン', 'チャンネルごと', 'ウェブ・アプリごと']) {
      const table = within(await screen.findByRole('table', { name }))
      await expect(table.getByRole('row', { name: '合計 +2,010 −620' })).toBeVisible()
    }
  },
}

export const MoreRows: Story = {
  name: '続きがある：押しても読める（S113、W157）',
  args: { movements: pagedExample(exampleMovements, { more: 'idle', onMore: fn() }) },
  play: async ({ args }) => {
    const asked = args.movements.onMore as ReturnType<typeof fn>
    const button = await screen.findByRole('button', { name: 'もっと見る' })
    // The end of the list can become visible without scrolling, too.
    await waitFor(() => expect(asked).toHaveBeenCalled())
    const before = asked.mock.calls.length
    await userEvent.click(button)
    await expect(asked.mock.calls.length).toBe(before + 1)
    await expect(await dialog()).toHaveTextContent('ここまでで 受け取り +600')
  },
}

export const LoadingMore: Story = {
  name: '続きを読みこみ中',
  args: { movements: pagedExample(exampleMovements, { more: 'loading', onMore: fn() }) },
}

export const FailedMore: Story = {
  name: '続きが失敗：読めたものは残る',
  args: { movements: pagedExample(exampleMovements, { more: 'failed', onMore: fn() }) },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('続きを読みこめませんでした')
    await userEvent.click(screen.getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(args.movements.onMore).toHaveBeenCalledOnce()
    await expect(screen.getByText('登録ありがとう特典')).toBeInTheDocument()
  },
}

export const ManyItems: Story = {
  name: '1万件：画面にある分だけ、250要素まで（W157）',
  args: { movements: pagedExample(manyMovements(10_000)) },
  play: async () => {
    const history = await dialog()
    const rows = history.querySelectorAll('[data-row]')
    await waitFor(() => expect(rows.length).toBeGreaterThan(4))
    await waitFor(() => expect(history.querySelectorAll('*').length).toBeLessThanOrEqual(250))
    const scroller = history.querySelector('[tabindex="0"].overflow-y-auto') as HTMLElement
    await waitFor(async () => {
      scroller.scrollTop = scroller.scrollHeight
      await expect(screen.getByText('ガチャ「第1夜」')).toBeInTheDocument()
    })
    await waitFor(() => expect(history.querySelectorAll('*').length).toBeLessThanOrEqual(250))
    await expect(screen.queryByText('ガチャ「第10000夜」')).toBeNull()
  },
}

export const Ageless: Story = {
  name: '生年月日がない：いちばん低い上限（S112、Q73）',
  args: { limits: ready(limitsOfUnknownAge), month: ready({ ...exampleMonth, paid: 5_000, waiting: 0, limit: 5_000 }) },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('上限5,000円まで、あと0円')
    await expect(screen.getByRole('link', { name: 'プロフィールを編集する' })).toHaveAttribute('href', '/profile/edit')
  },
}

export const Loading: Story = {
  name: '読みこみ中（W157）',
  args: { month: loading, limits: loading, movements: { items: loading } },
}

export const Empty: Story = {
  name: '空（W157）',
  args: { movements: pagedExample([]), month: ready({ ...exampleMonth, paid: 0, waiting: 0 }) },
  parameters: { picture: true },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'コインショップを開く' })).toHaveAttribute('href', '#shop')
    await userEvent.click(screen.getByRole('tab', { name: '内訳' }))
    await expect(await screen.findByText('合計する記録が、まだありません。')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: '履歴' }))
  },
}

export const Failed: Story = {
  name: '失敗',
  args: { month: failedLoad(), limits: failedLoad(), movements: { items: failedLoad() } },
}

export const LongName: Story = {
  name: '長い名前、大きな数、読めない日付（S132）',
  args: {
    movements: pagedExample([longMovement, ...exampleMovements]),
    month: ready({ ...exampleMonth, paid: 98_765_432, limit: 5_000 }),
  },
  parameters: { picture: true },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('有償 −9,999,999+')
    await expect(await dialog()).toHaveTextContent('日時未定')
  },
}

export const Guest: Story = {
  name: 'ゲスト：入り口（Q17）',
  args: { viewer: 'guest' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login')
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
