import { LotteryScreen } from '@tsudoi/design-system/screens/lottery/LotteryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { lotteryFactsOf, exampleLottery } from '../examples/exampleLotteries.ts'
import lottery from '../screens/lottery/LotteryScreen.stories.tsx'

/** Checks the rules of docs/law.md, section "Lotteries and preorders". */
const meta = {
  title: '法令/抽選の申込 Lots',
  component: LotteryScreen,
  args: lottery.args,
  parameters: {
    docs: {
      description: {
        component:
          '抽選の申込の画面に、法令で決められた項目がそろっていることを確かめます（docs/law.md「Lotteries and preorders」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof LotteryScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Winners: Story = {
  name: 'L58：賞品ごとの当選の人数（景品表示法5条）',
  play: async ({ canvas }) => {
    const prizes = within(canvas.getByRole('region', { name: '賞品' })).getAllByRole('listitem')
    await expect(prizes).toHaveLength(exampleLottery.prizes.length)
    for (const [at, { name, winners }] of exampleLottery.prizes.entries()) {
      await expect(within(prizes[at]!).getByRole('heading', { name })).toBeVisible()
      await expect(prizes[at]).toHaveTextContent(`当選は${winners.toLocaleString('ja-JP')}名`)
    }
  },
}

export const Course: Story = {
  name: 'L59：期間、発表、費用、取り消し（特商法11条、景品表示法5条）',
  play: async ({ canvas }) => {
    const about = within(canvas.getByRole('region', { name: 'この抽選について' }))
    const facts = lotteryFactsOf(exampleLottery)
    // Testing Library normalises no-break spaces in the page, so they are replaced here as well.
    for (const words of [facts.period, facts.price, facts.result, facts.cancel])
      await expect(about.getByText(words.replaceAll('\u00A0', ' '))).toBeVisible()
  },
}
