import { Checkbox } from '@tsudoi/design-system/components/Checkbox'
import { TextLink } from '@tsudoi/design-system/components/TextLink'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldColumn } from './parts/FieldColumn.tsx'

const meta = {
  title: '部品/入力/チェックボックス Checkbox',
  component: Checkbox,
  args: { label: 'お知らせメールを受けとる', name: 'mail' },
  argTypes: { label: { control: 'text' } },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

const terms = (
  <>
    <TextLink href="/terms">利用規約</TextLink>に同意する
  </>
)

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  render: () => (
    <FieldColumn>
      <Checkbox label="お知らせメールを受けとる" />
      <Checkbox label="お知らせメールを受けとる" defaultChecked />
      <Checkbox label={terms} error="利用規約を読んで、同意してください。" />
      <Checkbox label="公開する" support="フォロー中のチャンネルがほかの人にも見えます。" />
      <Checkbox label="変えられない" disabled />
      <Checkbox label="変えられない" disabled defaultChecked />
    </FieldColumn>
  ),
}

export const Plain: Story = {
  name: 'ことばを押しても、空白キーでも選べる',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText('お知らせメールを受けとる'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const Invalid: Story = {
  name: '誤り',
  args: { label: terms, error: '利用規約を読んで、同意してください。' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('利用規約を読んで、同意してください。')
    await expect(canvas.getByRole('link', { name: '利用規約' })).toBeVisible()
  },
}
