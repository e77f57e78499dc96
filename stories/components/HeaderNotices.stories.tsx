import { HeaderNotices } from '@tsudoi/design-system/components/HeaderNotices'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/枠組み/ヘッダーのお知らせ HeaderNotices',
  component: HeaderNotices,
  args: { unread: 3, href: '/notice' },
} satisfies Meta<typeof HeaderNotices>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  render: (args) => (
    <SpecimenSheet>
      {[0, 1, 12, 128].map((unread) => (
        <Specimen key={unread} name={`未読${unread}件`}>
          <HeaderNotices {...args} unread={unread} />
        </Specimen>
      ))}
    </SpecimenSheet>
  ),
}

export const Many: Story = {
  name: '100件からは99+',
  args: { unread: 128 },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'お知らせ、未読99+件' })
    await expect(link).toHaveTextContent('99+')
  },
}
