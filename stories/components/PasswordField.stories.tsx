import { PasswordField } from '@tsudoi/design-system/components/PasswordField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldColumn } from './parts/FieldColumn.tsx'
import { expectTextFits } from './parts/expectTextFits.ts'

const meta = {
  title: '部品/入力/パスワード PasswordField',
  component: PasswordField,
  args: {
    label: 'パスワード',
    requirement: '必須',
    support: '英字と数字をまぜて、8文字以上。',
    name: 'password',
    autoComplete: 'new-password',
  },
  render: (args) => (
    <FieldColumn>
      <PasswordField {...args} />
    </FieldColumn>
  ),
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  render: (args) => (
    <FieldColumn>
      <PasswordField {...args} />
      <PasswordField {...args} defaultValue="toudai1969" />
      <PasswordField {...args} defaultValue="toudai" error="8文字以上にしてください。あと2文字です。" />
    </FieldColumn>
  ),
}

export const Toggle: Story = {
  name: '表示と隠すを切りかえる',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText(/^パスワード ?必須$/)
    await userEvent.type(field, 'toudai1969')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを表示する' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('toudai1969')
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを隠す' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const LargeText: Story = {
  name: '文字200%で、ボタンは文字に重ならない',
  globals: { viewport: { value: 'narrow' }, textSize: 'largest' },
  render: (args) => <PasswordField {...args} defaultValue="lamp" />,
  play: async ({ canvas }) => {
    await expectTextFits(canvas.getByLabelText(/^パスワード ?必須$/), canvas.getByRole('button'))
  },
}
