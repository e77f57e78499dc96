import { SignupTopScreen } from '@tsudoi/design-system/screens/signup/SignupTopScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The first page of the sign-up (W038). */
const meta = {
  title: '画面/会員登録/ご案内 SignupTopScreen',
  component: SignupTopScreen,
  args: {
    providers: ['APPLE', 'FACEBOOK', 'TWITTER', 'GOOGLE', 'LINE'],
    onProvider: fn(),
    hrefs: { mail: '/signup/terms', login: '/login' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '会員登録の最初のページです。できることと、登録の方法を案内します（W038）。' } },
    layout: 'fullscreen',
    shell: { viewer: 'guest' },
  },
} satisfies Meta<typeof SignupTopScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: { modes: ['day'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'メールアドレスで登録' })).toHaveAttribute('href', '/signup/terms')
    await expect(canvas.getByRole('link', { name: 'ログインはこちら' })).toHaveAttribute('href', '/login')
    await expect(canvas.getAllByRole('button', { name: /で登録$/ })).toHaveLength(5)
  },
}

export const Returning: Story = {
  name: 'もとのページがある',
  args: { isReturning: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/さきほどのページも/)).toBeVisible()
  },
}

export const Providers: Story = {
  name: '外部サービスで・キーボードで',
  play: async ({ canvas, args }) => {
    const line = canvas.getByRole('button', { name: 'LINEで登録' })
    line.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onProvider).toHaveBeenCalledWith('LINE'))
  },
}

export const Without: Story = {
  name: '外部サービスなし（Q46）',
  args: { providers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: /ほかのサービス/ })).toBeNull()
  },
}
