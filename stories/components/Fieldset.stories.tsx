import { Checkbox } from '@tsudoi/design-system/components/Checkbox'
import { Fieldset } from '@tsudoi/design-system/components/Fieldset'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: '部品/入力/ひとまとまりの入力 Fieldset',
  component: Fieldset,
  args: {
    label: '受けとるお知らせ',
    requirement: '任意',
    support: 'いつでも変えられます。',
    children: (
      <>
        <Checkbox label="放送がはじまるとき" />
        <Checkbox label="新しいストーリーが届いたとき" />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Fieldset>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  render: (args) => (
    <div className="grid gap-8">
      <Fieldset {...args} />
      <Fieldset {...args} requirement="必須" error="どれかひとつを選んでください。" />
    </div>
  ),
}

export const Plain: Story = {
  name: '問いと補足がまとまりの名前になる',
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: /受けとるお知らせ/ })
    await expect(group).toHaveAccessibleDescription('いつでも変えられます。')
  },
}
