import { loading, ready } from '@tsudoi/design-system/loadable'
import { PreorderResultScreen } from '@tsudoi/design-system/screens/preorder/PreorderResultScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { preorderChannel, examplePreorder, latestPurchase, preorderHrefs } from '../../examples/examplePreorders.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The latest order of a preorder (W116, R084). */
const meta = {
  title: '画面/予約/結果 PreorderResultScreen',
  component: PreorderResultScreen,
  args: {
    viewer: 'member',
    channel: preorderChannel,
    preorder: ready({ preorder: examplePreorder, latest: latestPurchase }),
    hrefs: preorderHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '予約した品を見るページです。特典、お支払い、お届けの時期がわかります（W116、R084）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: preorderChannel },
  },
} satisfies Meta<typeof PreorderResultScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W116）：品、特典、お支払い、お届け',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,380コイン')).toBeVisible()
    const bonuses = within(canvas.getByRole('region', { name: '特典' }))
    await expect(bonuses.getByText('鬼火の散歩 2点')).toBeVisible()
  },
}

export const Nothing: Story = {
  name: 'まだ予約していない',
  args: { preorder: ready({ preorder: examplePreorder }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '品をえらぶ' })).toHaveAttribute('href', preorderHrefs.preorder),
}

export const Guest: Story = {
  name: 'ゲスト（Q17）',
  args: { viewer: 'guest', preorder: loading },
  parameters: { shell: { viewer: 'guest' } },
}

export const Loading: Story = { name: '読みこみ中', args: { preorder: loading } }

export const Failed: Story = { name: '失敗', args: { preorder: failedLoad() } }
