import { LoginScreen } from '@tsudoi/design-system/screens/login/LoginScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

const pressPasskey = fn()

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

export const Passkey: Story = {
  name: 'パスキーでログイン（Q536）',
  args: { passkey: { state: 'ready', isPending: false, onPress: pressPasskey } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'パスキーでログイン' }))
    await expect(pressPasskey).toHaveBeenCalledOnce()
  },
}

export const PasskeyReserved: Story = {
  name: 'パスキーの確認前：場所だけがある（Q407）',
  args: { passkey: { state: 'reserved', support: 'ready' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'パスキーでログイン' })).toBeNull()
  },
}

export const PasskeyPending: Story = {
  name: 'パスキーを確かめている',
  args: { passkey: { state: 'ready', isPending: true, onPress: fn() } },
}

export const PasskeyCancelled: Story = {
  name: 'パスキーの確認をとりやめた',
  args: { passkey: { state: 'ready', isPending: false, problem: 'cancelled', onPress: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('パスキーの確認は行われませんでした。')
    await expect(canvas.getByRole('button', { name: 'パスキーでログイン' })).toBeEnabled()
  },
}

export const PasskeyUnknown: Story = {
  name: '登録されていないパスキー',
  args: { passkey: { state: 'ready', isPending: false, problem: 'unknown', onPress: fn() } },
}

export const PasskeyInApp: Story = {
  name: 'アプリの中ではパスキーがない（Unity）',
  args: { providers: [], passkey: { state: 'unsupported', support: 'webview' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/アプリの中では、パスキーを使えません/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'パスキーでログイン' })).toBeNull()
  },
}

export const PasskeyInsecure: Story = {
  name: 'httpではパスキーがない',
  args: { passkey: { state: 'unsupported', support: 'insecure' } },
}
