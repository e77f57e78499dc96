import { ErrorSummary } from '@tsudoi/design-system/components/ErrorSummary'
import { TextField } from '@tsudoi/design-system/components/TextField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldColumn } from './parts/FieldColumn.tsx'

const meta = {
  title: '部品/入力/誤りのまとめ・エラー ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'nickname', label: 'ニックネーム' },
      { fieldId: 'mail', label: 'メールアドレス' },
    ],
  },
  render: (args) => (
    <FieldColumn>
      <ErrorSummary {...args} />
      <TextField id="nickname" label="ニックネーム" requirement="必須" error="ニックネームを入力してください。" />
      <TextField
        id="mail"
        label="メールアドレス"
        requirement="必須"
        type="email"
        error="@のあとが足りません。"
        defaultValue="koharu@"
      />
    </FieldColumn>
  ),
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '一覧', parameters: { picture: { modes: ['day', 'stage'], widths: [390] } } }

export const Focus: Story = {
  name: '現れると読みあげられ、押すと欄へ移る',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: '入力内容を2か所ご確認ください' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'メールアドレス' }))
    await expect(canvas.getByRole('textbox', { name: /メールアドレス/ })).toHaveFocus()
  },
}

export const Empty: Story = {
  name: '誤りがなければ何もない',
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
}
