import { AddressFinishScreen } from '@tsudoi/design-system/screens/address/AddressFinishScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The page after the delivery address was saved (W102). */
const meta = {
  title: '画面/お届け先/完了 AddressFinishScreen',
  component: AddressFinishScreen,
  args: { addressHref: '/address', backHref: '/mypage' },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'お届け先を保存したことを知らせるページです（W102）。' } },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof AddressFinishScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W102）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'お届け先を保存しました' })).toBeVisible()
  },
}
