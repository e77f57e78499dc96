import { PreorderScreen } from '@tsudoi/design-system/screens/preorder/PreorderScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { preorderItemsOf } from '@tsudoi/design-system/screens/preorder/preorder.rules'
import { examplePreorder } from '../examples/examplePreorders.ts'
import preorder from '../screens/preorder/PreorderScreen.stories.tsx'

/** Checks the rules of docs/law.md, section "Lotteries and preorders". */
const meta = {
  title: '法令/予約 Preorders',
  component: PreorderScreen,
  args: preorder.args,
  parameters: {
    docs: {
      description: {
        component:
          '予約の画面に、法令で決められた項目がそろっていることを確かめます（docs/law.md「Lotteries and preorders」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PreorderScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Prices: Story = {
  name: 'L60：品ごとの値段（特商法11条）',
  play: async ({ canvas }) => {
    for (const { name, coins } of preorderItemsOf(examplePreorder)) {
      const row = canvas.getByRole('heading', { name }).closest('li')
      await expect(row).toHaveTextContent(`1個${coins}コイン`)
    }
  },
}

export const Lineup: Story = {
  name: 'L61：袋に入っているもののすべてと、確率（景品表示法5条）',
  play: async ({ canvas }) => {
    const shelf = within(canvas.getByRole('region', { name: 'くじ引き屋のアクリルスタンド' }))
    await expect(shelf.getByText(/4種のうちどれかひとつ。どれも同じ確率（4分の1）で、えらべません。/)).toBeVisible()
    for (const { name } of examplePreorder.categories[1]!.lineup) await expect(shelf.getByText(name)).toBeVisible()
  },
}

export const Delivery: Story = {
  name: 'L62：受付の期間と、お届けの時期（特商法11条）',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026\/01\/25\(日\) 21:00〜2026\/02\/08\(日\) 21:00/)).toBeVisible()
    const delivery = within(canvas.getByRole('region', { name: 'お届け' }))
    await expect(delivery.getByText(examplePreorder.delivery ?? '')).toBeVisible()
  },
}
