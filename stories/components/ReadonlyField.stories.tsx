import { ReadonlyField } from '@tsudoi/design-system/components/ReadonlyField'
import { TextLink } from '@tsudoi/design-system/components/TextLink'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldColumn } from './parts/FieldColumn.tsx'
import { expectTextFits } from './parts/expectTextFits.ts'

const meta = {
  title: '部品/入力/変えられない欄 ReadonlyField',
  component: ReadonlyField,
  args: { label: 'メールアドレス', value: 'koharu@example.com', name: 'mail', autoComplete: 'username' },
  argTypes: { action: { control: false } },
  render: (args) => (
    <FieldColumn>
      <ReadonlyField {...args} />
    </FieldColumn>
  ),
} satisfies Meta<typeof ReadonlyField>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  render: (args) => (
    <FieldColumn>
      <ReadonlyField {...args} />
      <ReadonlyField {...args} action={<TextLink href="/signup/create">変更</TextLink>} />
    </FieldColumn>
  ),
}

export const Plain: Story = {
  name: '打っても変わらない',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'メールアドレス' })
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('koharu@example.com')
  },
}

export const LargeText: Story = {
  name: '文字200%で、ボタンは文字に重ならない',
  globals: { viewport: { value: 'narrow' }, textSize: 'largest' },
  args: { value: 'a@b', action: <TextLink href="/signup/create">変更</TextLink> },
  play: async ({ canvas }) => {
    await expectTextFits(canvas.getByRole('textbox'), canvas.getByRole('link'))
  },
}
