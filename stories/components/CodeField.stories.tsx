import { CodeField } from '@tsudoi/design-system/components/CodeField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldColumn } from './parts/FieldColumn.tsx'

const meta = {
  title: '部品/入力/認証コード CodeField',
  component: CodeField,
  args: {
    label: '認証コード',
    requirement: '必須',
    support: 'メールに書かれた6けたの数字。',
    name: 'code',
  },
  render: (args) => (
    <FieldColumn>
      <CodeField {...args} />
    </FieldColumn>
  ),
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  render: (args) => (
    <FieldColumn>
      <CodeField {...args} />
      <CodeField {...args} defaultValue="048213" />
      <CodeField {...args} defaultValue="0482" error="あと2けた入力してください。" />
    </FieldColumn>
  ),
}

export const FullWidth: Story = {
  name: '全角の数字も受けとる',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /認証コード/ })
    await userEvent.type(field, '０４８２１３')
    await expect(field).toHaveValue('048213')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

export const Pasted: Story = {
  name: '文ごと貼りつけても数字だけ残る',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /認証コード/ })
    await userEvent.click(field)
    await userEvent.paste('認証コードは 048 213 です。')
    await expect(field).toHaveValue('048213')
  },
}
