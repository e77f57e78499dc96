import { loading, ready } from '@tsudoi/design-system/loadable'
import { GachaListScreen } from '@tsudoi/design-system/screens/gacha/GachaListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleGachaList, lemonadeOfGacha, longNameGacha } from '../../examples/exampleGacha.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failed } from '../parts/failed.ts'
import { withShell } from '../parts/withShell.tsx'

const meta = {
  title: '画面/ガチャ/ガチャをえらぶ',
  component: GachaListScreen,
  args: { now: exampleNow, channel: lemonadeOfGacha, gacha: ready(exampleGachaList) },
  decorators: [withShell],
  parameters: { layout: 'fullscreen', shell: { current: 'channel', channel: lemonadeOfGacha } },
} satisfies Meta<typeof GachaListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '夏至のパレード' })).toHaveAttribute(
      'href',
      '/channel/lemonade/gacha?gachaId=lemonade-parade',
    )
  },
}

export const Loading: Story = { name: '読みこみ中', args: { gacha: loading } }

export const Empty: Story = {
  name: 'ガチャがない',
  args: { gacha: ready([]) },
  parameters: { picture: true },
}

export const Failed: Story = { name: '失敗', args: { gacha: failed() } }

export const LongName: Story = {
  name: '長い名前',
  args: { gacha: ready(exampleGachaList.map((gacha) => ({ ...gacha, name: longNameGacha.name }))) },
}
