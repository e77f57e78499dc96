import { PurchaseLimits } from '@tsudoi/design-system/screens/parts/PurchaseLimits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { limitsOfUnknownAge, exampleLimits } from '../../examples/exampleLimits.ts'

/** The limits by age group, as in the coin history and in a refused purchase (C082, Q85). */
const meta = {
  title: '画面/共通/購入上限 PurchaseLimits',
  component: PurchaseLimits,
  args: { limits: exampleLimits },
  parameters: {
    docs: {
      description: {
        component: '年齢ごとの購入上限の表です。コインの履歴と、購入が断られたときに表示します（C082、Q85）。',
      },
    },
    layout: 'padded',
  },
} satisfies Meta<typeof PurchaseLimits>

export default meta
type Story = StoryObj<typeof meta>

const own = (rows: HTMLElement[]) => rows.filter((row) => row.getAttribute('aria-current') === 'true')

export const Ready: Story = {
  name: '標準：年齢ごとの上限と、自分の行（S141、W160、Q85）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(own(canvas.getAllByRole('row'))).toHaveLength(1)
    await expect(own(canvas.getAllByRole('row'))[0]).toHaveTextContent('18歳以上あなた（21歳）300,000円')
  },
}

export const Ageless: Story = {
  name: '生年月日がない：いちばん低い上限（Q73）',
  args: { limits: limitsOfUnknownAge },
  play: async ({ canvas }) => {
    await expect(own(canvas.getAllByRole('row'))[0]).toHaveTextContent('15歳以下あなた（生年月日は未登録）5,000円')
  },
}

export const LongName: Story = {
  name: '長い名前',
  args: {
    limits: {
      age: 17,
      own: 'long',
      rows: [
        ...exampleLimits.rows,
        { id: 'long', name: '16歳になった日から、18歳になる日の前の日までのあいだ', yen: 9_999_999 },
      ],
    },
  },
}
