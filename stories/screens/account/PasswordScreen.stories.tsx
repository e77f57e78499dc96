import { PasswordScreen } from '@tsudoi/design-system/screens/account/PasswordScreen'
import { MessageDialog } from '@tsudoi/design-system/screens/system/MessageDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The first step of changing the password, before a code is mailed (W051, W125). */
const meta = {
  title: '画面/アカウント/パスワード 1 はじめに PasswordScreen',
  component: PasswordScreen,
  args: { kind: 'change', onSubmit: fn(), hrefs: { account: '/account', email: '/account/email' } },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'パスワードの変更の最初の段階です。認証コードをメールで送る前に、手順を伝えます（W051、W125）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof PasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：変更する（W051、W125）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '認証コードを送る' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const First: Story = {
  name: 'はじめて設定する（W051、W125）',
  args: { kind: 'save' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/でも、ログインできるようになります/)).toBeVisible()
  },
}

export const WithoutEmail: Story = {
  name: 'メールアドレスがない（W051）',
  args: { kind: 'no-email' },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '認証コードを送る' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'メールアドレスを登録する' })).toHaveAttribute(
      'href',
      '/account/email',
    )
  },
}

/** An account that cannot have a password (W028, E013). */
export const NotExists: Story = {
  name: 'パスワードのないアカウント（W028）',
  render: (args) => (
    <>
      <PasswordScreen {...args} />
      <MessageDialog
        open
        message={{
          title: 'パスワードが設定されていません',
          cause: '別のサービスのアカウントで登録された可能性があります。',
          remedy: '登録したときの方法でログインしてください。',
        }}
        button="メールアドレスでログイン"
        onClose={args.onSubmit}
      />
    </>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'メールアドレスでログイン' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Locked: Story = {
  name: '続けて間違えたあと',
  args: {
    errors: {
      form: '一時的に利用できません。確認できないことが5回続いたため、安全のために止めています。時間をおいて、もう一度お試しください。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('一時的に利用できません。')
  },
}

export const Submitting: Story = { name: '送信中', args: { isPending: true } }
