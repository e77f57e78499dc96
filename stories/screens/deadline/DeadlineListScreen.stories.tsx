import { loading } from '@tsudoi/design-system/loadable'
import { DeadlineListScreen } from '@tsudoi/design-system/screens/deadline/DeadlineListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleDeadlines, longDeadline } from '../../examples/exampleDeadlines.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { remindExample } from '../parts/remindExample.tsx'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

const noGaps = { failed: [], cut: [], onRetry: fn() }

/**
 * The page of deadlines, with everything that the member can miss; the specification does not have this page (Q478).
 */
const meta = {
  title: '画面/期限/一覧 DeadlineListScreen',
  component: DeadlineListScreen,
  args: {
    deadlines: pagedExample(exampleDeadlines),
    gaps: noGaps,
    now: exampleNow,
    hrefs: { campaigns: '/campaign' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          '会員の期限の一覧です。申込、支払い、受け取りなどを近い順に並べ、過ぎるとどうなるかを伝えます（Q478）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof DeadlineListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：近い順に、それぞれ過ぎるとどうなるか',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').filter((row) => row.textContent?.includes('残り'))
    await expect(rows).toHaveLength(exampleDeadlines.length)
    await expect(rows[0]).toHaveTextContent(/残り30分.*枠の取り消し.*汐里と、桟橋で一分.*取り消せません/)
    await expect(canvas.getByRole('link', { name: '名前入りの紙の旗' })).toHaveAttribute(
      'href',
      '/lottery/lemonade-flag/result',
    )
  },
}

export const WithReminders: Story = {
  name: 'リマインドを設定できる（Q508）',
  args: { remind: remindExample },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button', { name: 'リマインド' })).toHaveLength(exampleDeadlines.length),
}

export const UnknownKind: Story = {
  name: '新しい種類の期限',
  args: { deadlines: pagedExample(exampleDeadlines.slice(0, 1).map((each) => ({ ...each, kind: 'other' as const }))) },
  play: async ({ canvas }) => expect(canvas.getByText('過ぎると、できなくなることがあります。')).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中', args: { deadlines: { items: loading } } }

export const Empty: Story = {
  name: '空',
  args: { deadlines: pagedExample([]) },
  play: async ({ canvas }) => expect(canvas.getByText('期限のあるものはありません')).toBeVisible(),
}

export const Failed: Story = { name: '失敗', args: { deadlines: { items: failedLoad() } } }

export const OneListFailed: Story = {
  name: '一部だけ読みこめなかった',
  args: { gaps: { ...noGaps, failed: ['お支払い', 'チケット'], onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('お支払い、チケットの期限を読みこめませんでした。')
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(args.gaps.onRetry).toHaveBeenCalledOnce()
  },
}

export const NothingInTheRest: Story = {
  name: '一部を読みこめず、残りにはない',
  args: { deadlines: pagedExample([]), gaps: { ...noGaps, failed: ['プレゼント'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('読みこめた中に、期限のあるものはありません')).toBeVisible()
    await expect(canvas.queryByText('期限のあるものはありません')).toBeNull()
  },
}

export const TooMany: Story = {
  name: '多すぎて一部だけ',
  args: {
    deadlines: pagedExample(exampleDeadlines, { more: 'idle', onMore: fn() }),
    gaps: { ...noGaps, cut: ['プレゼント'] },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText('プレゼントは件数が多いため、一部の期限だけを表示しています。')).toBeVisible(),
}

export const LongTexts: Story = {
  name: '長い文字',
  args: { deadlines: pagedExample([longDeadline, ...exampleDeadlines]) },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
