import { FieldFrame } from '@tsudoi/design-system/components/FieldFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: '部品/入力/欄の枠 FieldFrame',
  component: FieldFrame,
  args: {
    label: '好きな曲',
    requirement: '任意',
    support: '一曲だけ。',
    error: '百文字までです。',
    children: (control) => (
      <textarea {...control} className="w-full max-w-140 border border-edge bg-raised p-3" rows={3} />
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FieldFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /好きな曲/ })
    await expect(field).toHaveAccessibleDescription('一曲だけ。 百文字までです。')
    await expect(field).toBeInvalid()
  },
}
