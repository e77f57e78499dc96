import { GachaResultScreen } from '@tsudoi/design-system/screens/gacha/GachaResultScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { drawFailure } from '../../examples/exampleFailure.ts'
import { exampleGacha, lemonadeOfGacha, longNameGacha } from '../../examples/exampleGacha.ts'
import { exampleDrawResult, plainDrawResult, singleDrawResult } from '../../examples/exampleGachaItems.ts'
import { withShell } from '../parts/withShell.tsx'

const ten = { count: 10, coins: 300 }

/** W090 */
const meta = {
  title: '画面/ガチャ/結果',
  component: GachaResultScreen,
  args: {
    channel: lemonadeOfGacha,
    gachaName: exampleGacha.name,
    result: { state: 'drawn', result: exampleDrawResult },
    again: ten,
    progress: { state: 'idle' },
    onDrawAgain: fn(),
    hrefs: { gachaTop: '/channel/lemonade/gacha', collection: '/collection' },
  },
  decorators: [withShell],
  parameters: {
    layout: 'fullscreen',
    shell: { current: 'channel', phoneBare: true, stage: true, channel: lemonadeOfGacha },
  },
} satisfies Meta<typeof GachaResultScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '10回（W090）',
  parameters: { picture: true },
}

export const DrawAgain: Story = {
  name: 'もう10回引く',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('灯里 夏至の主役が、来てくれました')
    await expect(canvas.getByText('はじめて手に入れました')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /もう10回引く 300コイン/ }))
    await expect(args.onDrawAgain).toHaveBeenCalledWith(ten)
  },
}

export const Loading: Story = {
  name: '引いている途中',
  args: { result: { state: 'drawing', count: 10 } },
  parameters: { picture: true },
}

export const Empty: Story = {
  name: '結果がない（W090）',
  args: { result: { state: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'コレクションで見る' })).toHaveAttribute('href', '/collection')
  },
}

export const Failed: Story = {
  name: '失敗の記録（W090）',
  args: { result: { state: 'failed', failure: drawFailure } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('コインは減っていません。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /もう10回引く 300コイン/ }))
    await expect(args.onDrawAgain).toHaveBeenCalledWith(ten)
    await expect(canvas.getByRole('link', { name: 'ガチャトップへ' })).toHaveAttribute(
      'href',
      '/channel/lemonade/gacha',
    )
  },
}

export const Single: Story = {
  name: '1回',
  args: { result: { state: 'drawn', result: singleDrawResult }, again: { count: 1, coins: 30 } },
  parameters: { picture: true },
}

export const NothingNew: Story = {
  name: 'はじめてのものがない',
  args: { result: { state: 'drawn', result: plainDrawResult }, again: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /引く/ })).toBeNull()
    await expect(canvas.getByText('12枚目です')).toBeVisible()
  },
}

export const LongName: Story = {
  name: '長い名前',
  args: {
    gachaName: longNameGacha.name,
    result: {
      state: 'drawn',
      result: {
        ...exampleDrawResult,
        items: exampleDrawResult.items.map((item) => ({ ...item, name: longNameGacha.name })),
        coinsLeft: 12_345_678,
      },
    },
  },
}
