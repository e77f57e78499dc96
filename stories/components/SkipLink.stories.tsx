import { SkipLink } from '@tsudoi/design-system/components/SkipLink'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { expectClearOfNotch, withNotch } from './parts/withNotch.ts'

const meta = {
  title: '部品/枠組み/本文への近道 SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} className="pt-16">
        <p>Tabキーを一度押すと、本文への近道が現れます。</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: '本文へ移動' })).toHaveFocus()
  },
}

export const Jump: Story = {
  name: '本文へ移動する',
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('main')).toHaveFocus()
  },
}

export const Notch: Story = {
  name: '切り欠きのある電話で、隠れない',
  globals: { viewport: { value: 'phone' } },
  beforeEach: withNotch,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expectClearOfNotch(canvas.getByRole('link', { name: '本文へ移動' }))
  },
}
