import { LoginScreen } from '@tsudoi/design-system/screens/login/LoginScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The page on which the user chooses a login method (W035). */
const meta = {
  title: '画面/ログイン/ログイン LoginScreen',
  component: LoginScreen,
  args: {
    providers: ['APPLE', 'FACEBOOK', 'TWITTER', 'GOOGLE', 'LINE'],
    onProvider: fn(),
    hrefs: { mail: '/login/mail', signUp: '/signup' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'ログインの方法をえらぶページです。メールアドレスか、外部サービスでログインします（W035）。',
      },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest', simple: true },
  },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W035）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'メールアドレスでログイン' })).toHaveAttribute('href', '/login/mail')
    await expect(canvas.getAllByRole('button', { name: /でログイン$/ })).toHaveLength(5)
  },
}

export const Returning: Story = {
  name: 'もとのページにもどる',
  args: { isReturning: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LINEでログイン' }))
    await expect(args.onProvider).toHaveBeenCalledWith('LINE')
  },
}

export const Without: Story = {
  name: '外部サービスなし（Q46）',
  args: { providers: [] },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: /ほかのサービス/ })).toBeNull()
    await expect(canvas.queryByText(/準備中/)).toBeNull()
  },
}

export const Leaving: Story = {
  name: 'Googleへ移動中・キーボードで',
  args: { starting: 'GOOGLE' },
  play: async ({ canvas, args }) => {
    const google = canvas.getByRole('button', { name: /移動しています/ })
    google.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'LINEでログイン' })).toBeDisabled()
    await waitFor(() => expect(args.onProvider).not.toHaveBeenCalled())
  },
}
