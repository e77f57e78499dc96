import { Footer } from '@tsudoi/design-system/components/Footer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { footerLinks, storeLinks } from './parts/frame.ts'

const meta = {
  title: '部品/枠組み/フッター',
  component: Footer,
  args: { kind: 'full', links: footerLinks, storeLinks },
  argTypes: { links: { control: false }, storeLinks: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: {} },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('contentinfo')).toHaveTextContent('© 2024 tsudoi')
  },
}

export const Simple: Story = {
  name: '簡素（S084）',
  args: { kind: 'simple' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}
