import { loading, ready } from '@tsudoi/design-system/loadable'
import { MyPageScreen } from '@tsudoi/design-system/screens/mypage/MyPageScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { emptyBalance, exampleBalance, hugeBalance } from '../../examples/exampleBalance.ts'
import { exampleChannels, manyChannels } from '../../examples/exampleChannels.ts'
import { exampleProfile, longNameProfile, newProfile } from '../../examples/exampleProfile.ts'
import { failed } from '../parts/failed.ts'
import { withShell } from '../parts/withShell.tsx'

const meta = {
  title: '画面/マイページ/マイページ',
  component: MyPageScreen,
  args: {
    viewer: 'member',
    profile: ready(exampleProfile),
    balance: ready(exampleBalance),
    follows: ready(exampleChannels.filter(({ followed }) => followed)),
    onOpenShop: fn(),
    hrefs: {
      login: '/login?callback=%2Fmypage',
      signUp: '/signup',
      edit: '/profile/edit',
      channels: '/channel',
      collection: '/collection',
      notices: '/notification',
      address: '/address',
      account: '/account',
      logout: '/account/logout',
    },
  },
  decorators: [withShell],
  parameters: { layout: 'fullscreen', shell: { current: 'profile' } },
} satisfies Meta<typeof MyPageScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const OpenShop: Story = {
  name: 'ショップを開く',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'コインショップを開く' }))
    await expect(args.onOpenShop).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  name: '読みこみ中',
  args: { profile: loading, balance: loading, follows: loading },
}

export const Empty: Story = {
  name: '空',
  args: { profile: ready(newProfile), balance: ready(emptyBalance), follows: ready([]) },
}

export const Failed: Story = { name: '失敗', args: { profile: failed(), balance: failed(), follows: failed() } }

export const LongName: Story = {
  name: '長い名前',
  args: { profile: ready(longNameProfile), balance: ready(hugeBalance) },
}

export const ManyItems: Story = { name: 'たくさん', args: { follows: ready(manyChannels) } }

export const Guest: Story = {
  name: 'ゲスト',
  args: { viewer: 'guest' },
  parameters: { shell: { viewer: 'guest' }, picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute(
      'href',
      '/login?callback=%2Fmypage',
    )
  },
}
