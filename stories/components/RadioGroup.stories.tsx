import { RadioGroup } from '@tsudoi/design-system/components/RadioGroup'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FieldColumn } from './parts/FieldColumn.tsx'

const meta = {
  title: '部品/入力/ラジオボタン RadioGroup',
  component: RadioGroup,
  args: {
    label: '性別',
    requirement: '任意',
    name: 'gender',
    options: [
      { value: 'female', label: '女性' },
      { value: 'male', label: '男性' },
      { value: 'other', label: 'そのほか' },
      { value: 'none', label: '回答しない' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  render: (args) => (
    <FieldColumn>
      <RadioGroup {...args} name="a" />
      <RadioGroup {...args} name="b" defaultValue="none" support="プロフィールには表示されません。" />
      <RadioGroup {...args} name="c" requirement="必須" error="どれかひとつを選んでください。" />
    </FieldColumn>
  ),
}

export const Keyboard: Story = {
  name: '矢印キーで選ぶ',
  args: { defaultValue: 'female' },
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: /性別/ }))
    await userEvent.tab()
    await expect(group.getByRole('radio', { name: '女性' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(group.getByRole('radio', { name: '男性' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('male')
  },
}
