import { FieldError } from '@tsudoi/design-system/components/FieldError'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: '部品/入力/誤りの一文・エラー FieldError',
  component: FieldError,
  args: { id: 'code-error', error: 'シリアルコードが8文字です。あと4文字入力してください。' },
} satisfies Meta<typeof FieldError>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '一覧' }

export const Silent: Story = {
  name: '誤りがなければ何もない',
  args: { error: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}
