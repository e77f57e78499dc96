import { loading, ready } from '@tsudoi/design-system/loadable'
import { ProfileFinishScreen } from '@tsudoi/design-system/screens/profile/ProfileFinishScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emptyBalance } from '../../examples/exampleBalance.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The page after the profile was saved (W046, W126). */
const meta = {
  title: '画面/プロフィール/完了 ProfileFinishScreen',
  component: ProfileFinishScreen,
  args: {
    kind: 'create',
    nickName: 'こはる',
    balance: ready({ free: 300, paid: 0, total: 300 }),
    nextHref: '/signup/follow',
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'プロフィールを保存したことを知らせるページです。登録のお礼のコインも伝えます（W046、W126）。',
      },
    },
    layout: 'fullscreen',
    shell: { simple: true },
  },
} satisfies Meta<typeof ProfileFinishScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W046、W126）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('無償コイン 300コイン')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'フォローするチャンネルをえらぶ' })).toHaveAttribute(
      'href',
      '/signup/follow',
    )
  },
}

export const Loading: Story = { name: '読みこみ中', args: { balance: loading } }

export const NoCoins: Story = { name: 'コインが届いていない', args: { balance: ready(emptyBalance) } }

export const Failed: Story = { name: '失敗', args: { balance: failedLoad() } }

export const Changed: Story = { name: '編集のあと', args: { kind: 'change', nextHref: '/mypage' } }

export const LongName: Story = {
  name: '長い名前',
  args: { nickName: '灯台のいちばん上から手をふる人をさがす' },
}
