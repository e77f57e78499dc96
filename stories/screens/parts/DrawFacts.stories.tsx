import { DrawFacts } from '@tsudoi/design-system/screens/parts/DrawFacts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleDraw, drawFactsOf, longDraw, longPrizes } from '../../examples/exampleDraws.ts'

/** The twelve legal facts of a draw or a lottery (W091–W093, Q140). */
const meta = {
  title: '画面/共通/抽選の十二の項目 DrawFacts',
  component: DrawFacts,
  args: { facts: drawFactsOf(exampleDraw) },
  parameters: {
    docs: { description: { component: '抽選の画面に表示する、法令で決められた十二の項目です（W091〜W093、Q140）。' } },
    layout: 'padded',
  },
} satisfies Meta<typeof DrawFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：十二の項目（W091、W092、W093）',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(12)
    await expect(canvas.getAllByRole('definition')).toHaveLength(12)
    await expect(canvas.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/account/contact')
  },
}

export const LongName: Story = { name: '長い名前、たくさんの賞品', args: { facts: drawFactsOf(longDraw, longPrizes) } }

export const Largest: Story = {
  name: '文字200%：横にはみ出さない',
  args: { facts: drawFactsOf(longDraw, longPrizes) },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth),
}
