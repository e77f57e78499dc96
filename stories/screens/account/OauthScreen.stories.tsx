import { loading, ready } from '@tsudoi/design-system/loadable'
import { OauthScreen } from '@tsudoi/design-system/screens/account/OauthScreen'
import type { LoginServices } from '@tsudoi/design-system/screens/account/oauth.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

const some: LoginServices = {
  email: 'ready',
  services: [
    { provider: 'APPLE', link: 'none' },
    { provider: 'FACEBOOK', link: 'none' },
    { provider: 'TWITTER', link: 'linked' },
    { provider: 'GOOGLE', link: 'none' },
    { provider: 'LINE', link: 'linked' },
  ],
}
const only = (email: LoginServices['email']): LoginServices => ({
  email,
  services: some.services.map(({ provider }) => ({ provider, link: provider === 'GOOGLE' ? 'only' : 'none' })),
})

/** The login services of the account (W056). */
const meta = {
  title: '画面/アカウント/ログインに使うサービス OauthScreen',
  component: OauthScreen,
  args: {
    ways: ready(some),
    onLink: fn(),
    onUnlink: fn(),
    hrefs: { account: '/account', email: '/account/email', password: '/account/password' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'ログインに使う外部サービスを、連携したり外したりするページです（W056）。' } },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof OauthScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W056）',
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const Link: Story = {
  name: '連携する（W056）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Googleと連携する' }))
    await expect(args.onLink).toHaveBeenCalledWith('GOOGLE')
  },
}

export const Unlink: Story = {
  name: '連携を外す・キーボードで（W056）',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'LINEとの連携を外す' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const question = within(await screen.findByRole('alertdialog', { name: 'LINEとの連携を外しますか' }))
    await waitFor(() => expect(question.getByRole('button', { name: '外さない' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onUnlink).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: '連携を外す' }))
    await expect(args.onUnlink).toHaveBeenCalledWith('LINE')
  },
}

export const Linked: Story = {
  name: '連携した',
  args: { news: { provider: 'LINE', happened: 'linked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/LINEと連携しました/)).toBeVisible()
  },
}

export const Unlinked: Story = {
  name: '連携を外した',
  args: { news: { provider: 'GOOGLE', happened: 'unlinked' } },
}

export const Only: Story = {
  name: '最後のひとつ（Q46）',
  args: { ways: ready(only('noPassword')) },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/これだけのため、外せません/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Googleとの連携を外す' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'パスワードを決める' })).toHaveAttribute('href', '/account/password')
  },
}

export const WithoutEmail: Story = { name: 'メールアドレスがない（S070）', args: { ways: ready(only('none')) } }

export const Busy: Story = { name: '外している・移動している', args: { unlinking: 'LINE', starting: 'GOOGLE' } }

export const InApp: Story = {
  name: 'アプリの中',
  args: { canLink: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /と連携する/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'LINEとの連携を外す' })).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { ways: loading } }

export const Empty: Story = {
  name: '連携できるサービスがない',
  args: { ways: ready({ email: 'ready', services: [] }) },
}

export const Failed: Story = { name: '失敗', args: { ways: failedLoad() } }
