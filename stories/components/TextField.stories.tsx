import { TextField } from '@tsudoi/design-system/components/TextField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldColumn } from './parts/FieldColumn.tsx'

const meta = {
  title: '部品/入力/一行の入力 TextField',
  component: TextField,
  args: {
    label: 'ニックネーム',
    requirement: '必須',
    support: '20文字まで。あとから変えられます。',
    name: 'nickname',
    autoComplete: 'nickname',
  },
  render: (args) => (
    <FieldColumn>
      <TextField {...args} />
    </FieldColumn>
  ),
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: (args) => (
    <FieldColumn>
      <TextField {...args} />
      <TextField {...args} defaultValue="こはる" label="入力ずみ" requirement="任意" support={undefined} />
      <TextField {...args} defaultValue="TSUD-0131-" label="シリアルコード" error="あと4文字入力してください。" />
      <TextField {...args} label="身長" requirement="任意" trailing="cm" inputMode="numeric" support={undefined} />
      <TextField {...args} label="必須も任意も書かない" requirement={null} support={undefined} />
      <TextField {...args} label="入力できない" disabled defaultValue="こはる" support={undefined} />
    </FieldColumn>
  ),
}

export const Plain: Story = {
  name: '名前と補足が結びつく',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /ニックネーム/ })
    await expect(field).toHaveAccessibleDescription('20文字まで。あとから変えられます。')
    await expect(field).toHaveAttribute('aria-required', 'true')
    await userEvent.type(field, 'こはる')
    await expect(field).toHaveValue('こはる')
  },
}

export const Invalid: Story = {
  name: '誤りは欄の下で知らせる',
  args: { error: 'ニックネームを入力してください。' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await expect(canvas.getByRole('alert')).toHaveTextContent('ニックネームを入力してください。')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      '20文字まで。あとから変えられます。 ニックネームを入力してください。',
    )
  },
}

export const Focused: Story = {
  name: '二色の輪でいまの場所がわかる',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}
