import { NotFoundScreen } from '@tsudoi/design-system/screens/system/NotFoundScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

const meta = {
  title: '画面/共通/見つからない NotFoundScreen',
  component: NotFoundScreen,
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '見つからないアドレスを開いたときのページです。考えられる理由と、戻る先を示します（W017）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {
  name: '標準：会員はホームへ',
  args: { topHref: '/home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'TOPへ' })).toHaveAttribute('href', '/home')
  },
}

export const Guest: Story = {
  name: 'ゲストはトップへ',
  args: { topHref: '/top' },
  parameters: { shell: { viewer: 'guest' }, picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'TOPへ' })).toHaveAttribute('href', '/top')
  },
}
