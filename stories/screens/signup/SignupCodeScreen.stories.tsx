import { SignupCodeScreen } from '@tsudoi/design-system/screens/signup/SignupCodeScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The step of the sign-up in which the user types the mailed code (W040, W123). */
const meta = {
  title: '画面/会員登録/認証コード SignupCodeScreen',
  component: SignupCodeScreen,
  args: {
    email: 'koharu@example.jp',
    resend: { state: 'idle' },
    onSubmit: fn(),
    onResend: fn(),
    onChangeEmail: fn(),
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '会員登録で、メールに届いた認証コードを入力する段階です（W040、W123）。' } },
    layout: 'fullscreen',
    shell: { viewer: 'guest', simple: true },
  },
} satisfies Meta<typeof SignupCodeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W040、W123）',
  parameters: { picture: true },
}

export const FullWidthDigits: Story = {
  name: '全角の数字（W123）',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/認証コード/, { selector: 'input' }), '４８２ １０７')
    await userEvent.click(canvas.getByRole('button', { name: '登録して次へ進む' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ code: '482107' }))
  },
}

export const TooShort: Story = {
  name: '桁が足りない',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/認証コード/, { selector: 'input' }), '4821')
    await userEvent.click(canvas.getByRole('button', { name: '登録して次へ進む' }))
    await expect(await canvas.findByText('認証コードが4桁です。あと2桁入力してください。')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Expired: Story = {
  name: '有効期限切れ',
  args: { errors: { code: '認証コードの有効期限が切れています。新しいコードを送って、もう一度入力してください。' } },
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const AskNewCode: Story = {
  ...Expired,
  name: '新しいコードを送る',
  parameters: { picture: false },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/有効期限が切れています/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '新しいコードを送る' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const Resent: Story = { name: '送りなおした', args: { resend: { state: 'sent' } } }

export const ResendFailed: Story = {
  name: '送りなおせない',
  args: { resend: { state: 'failed', reason: '続けて送れません。1分ほど待ってから、もう一度お試しください。' } },
}

export const Submitting: Story = { name: '送信中', args: { isPending: true } }

export const LongName: Story = {
  name: '長いアドレス',
  args: { email: `${'long.address.'.repeat(10)}koharu@example.jp` },
}

export const AlreadyThere: Story = {
  name: '会員登録は済んでいた',
  args: {
    errors: { form: '会員登録は済んでいます。このメールアドレスのアカウントがあります。ログインしてください。' },
    onLogIn: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインへ進む' }))
    await expect(args.onLogIn).toHaveBeenCalledOnce()
  },
}
