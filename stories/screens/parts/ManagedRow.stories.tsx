import { Button } from '@tsudoi/design-system/components/Button'
import { ManagedRow } from '@tsudoi/design-system/screens/parts/ManagedRow'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** A row in a list of things that a member manages, such as devices or passkeys. */
const meta = {
  title: '画面/共通/管理する行 ManagedRow',
  component: ManagedRow,
  args: {
    name: 'Chrome（Android）',
    children: <p className="text-14 text-quiet">2026/01/10(土)から</p>,
    actions: (
      <Button variant="outline" size="small">
        外す
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: '端末やパスキーなど、会員が管理するものの1行です。行が消えると、フォーカスは次の行へうつります。',
      },
    },
    layout: 'padded',
  },
} satisfies Meta<typeof ManagedRow>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '標準' }

export const LongName: Story = {
  name: '長い名前：2行まで、はみ出さない',
  args: { name: 'とても長い名前の端末'.repeat(20) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem')
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
}
