import { LoginScreen } from '@tsudoi/design-system/screens/login/LoginScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

const meta = {
  title: '画面/ログイン/ログイン',
  component: LoginScreen,
  args: {
    providers: [],
    comingProviders: ['APPLE', 'GOOGLE', 'LINE'],
    onProvider: fn(),
    hrefs: { mail: '/login/mail', signUp: '/signup' },
  },
  decorators: [withShell],
  parameters: { layout: 'fullscreen', shell: { viewer: 'guest', simple: true } },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'メールアドレスでログイン' })).toHaveAttribute('href', '/login/mail')
    await expect(canvas.getByText(/Apple、Google、LINEでのログインは準備中です/)).toBeVisible()
  },
}

export const Returning: Story = { name: 'もとのページに戻る', args: { returning: true } }

export const Providers: Story = {
  name: '外部サービスあり',
  args: { providers: ['APPLE', 'FACEBOOK', 'TWITTER', 'GOOGLE', 'LINE'], comingProviders: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LINEでログイン' }))
    await expect(args.onProvider).toHaveBeenCalledWith('LINE')
  },
}
