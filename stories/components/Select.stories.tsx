import { Select } from '@tsudoi/design-system/components/Select'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldColumn } from './parts/FieldColumn.tsx'

const prefectures = ['北海道', '宮城県', '東京都', '石川県', '大阪府', '広島県', '福岡県', '沖縄県']

const meta = {
  title: '部品/入力/選択・プルダウン Select',
  component: Select,
  args: {
    label: 'お住まいの都道府県',
    requirement: '任意',
    placeholder: '回答しない',
    name: 'prefecture',
    options: prefectures.map((label) => ({ value: label, label })),
  },
  render: (args) => (
    <FieldColumn>
      <Select {...args} />
    </FieldColumn>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  render: (args) => (
    <FieldColumn>
      <Select {...args} />
      <Select {...args} defaultValue="石川県" support="近くの公演をおすすめします。" />
      <Select {...args} requirement="必須" placeholder="選択してください" error="都道府県を選んでください。" />
      <Select {...args} disabled defaultValue="沖縄県" />
    </FieldColumn>
  ),
}

export const Plain: Story = {
  name: '選ぶ',
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: /お住まいの都道府県/ })
    await expect(select).toHaveValue('')
    await userEvent.selectOptions(select, '広島県')
    await expect(select).toHaveValue('広島県')
  },
}
