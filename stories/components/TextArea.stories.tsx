import { TextArea } from '@tsudoi/design-system/components/TextArea'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldColumn } from './parts/FieldColumn.tsx'

const meta = {
  title: '部品/入力/複数行の入力 TextArea',
  component: TextArea,
  args: { label: 'シリアルコード', requirement: '必須', support: '1行に1件ずつ。まとめて貼りつけられます。' },
  render: (args) => (
    <FieldColumn>
      <TextArea {...args} />
    </FieldColumn>
  ),
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: (args) => (
    <FieldColumn>
      <TextArea {...args} />
      <TextArea {...args} label="入力ずみ" requirement="任意" support={undefined} defaultValue={'一行め\n二行め'} />
      <TextArea {...args} label="誤り" defaultValue="TSUD-0131-" error="シリアルコードを確かめてください。" />
      <TextArea {...args} label="入力できない" support={undefined} disabled defaultValue="こはる" />
    </FieldColumn>
  ),
}

export const Lines: Story = {
  name: '何行でも入り、名前と補足が結びつく',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /シリアルコード/ })
    await expect(field).toHaveAccessibleDescription('1行に1件ずつ。まとめて貼りつけられます。')
    await userEvent.type(field, 'AAA{Enter}BBB')
    await expect(field).toHaveValue('AAA\nBBB')
  },
}
