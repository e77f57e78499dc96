import { ResetCodeScreen } from '@tsudoi/design-system/screens/login/ResetCodeScreen'
import { MessageDialog } from '@tsudoi/design-system/screens/system/MessageDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The second step of a password reset: the user types the mailed code (W037, W124; page=input). */
const meta = {
  title: '画面/ログイン/パスワード再設定 2 コード ResetCodeScreen',
  component: ResetCodeScreen,
  args: {
    email: 'koharu@example.jp',
    resend: { state: 'idle' },
    onSubmit: fn(),
    onValuesChange: fn(),
    onResend: fn(),
    onChangeEmail: fn(),
    onCancel: fn(),
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'パスワードの再設定の二つめの段階です。メールで届いた認証コードを入力します（W037、W124）。',
      },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest', simple: true },
  },
} satisfies Meta<typeof ResetCodeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W037、W124）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/会員登録されている場合は/)).toBeVisible()
  },
}

export const FullWidthDigits: Story = {
  name: '全角の数字を、キーボードで',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/認証コード/, { selector: 'input' }), '４８２ １０７{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ code: '482107' }))
  },
}

export const TooShort: Story = {
  name: '桁が足りない',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/認証コード/, { selector: 'input' }), '4821')
    await userEvent.click(canvas.getByRole('button', { name: 'コードを確かめる' }))
    await expect(await canvas.findByText('認証コードが4桁です。あと2桁入力してください。')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Wrong: Story = {
  name: 'コードが違う',
  args: {
    defaultValues: { code: '482108' },
    errors: { code: '認証コードが違います。メールに届いた6けたの数字を、もう一度確かめてください。' },
  },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/認証コードが違います。/)).toBeVisible()
    await expect(canvas.getByLabelText(/認証コード/, { selector: 'input' })).toHaveValue('482108')
  },
}

export const Locked: Story = {
  name: '確認できないことが5回続いた',
  args: {
    defaultValues: { code: '482108' },
    errors: {
      form: '一時的に利用できません。確認できないことが5回続いたため、安全のために止めています。時間をおいて、もう一度お試しください。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('一時的に利用できません。')
  },
}

/** The code has expired: the dialog covers the step and leads to /top (E008). */
export const Expired: Story = {
  name: '有効期限切れ（W023、W037）',
  args: { defaultValues: { code: '482107' } },
  render: (args) => (
    <>
      <ResetCodeScreen {...args} />
      <MessageDialog
        open
        message={{
          title: '認証コードの有効期限が切れています。',
          remedy: 'はじめから、もう一度手続きしてください。',
        }}
        button="トップへもどる"
        onClose={args.onCancel}
      />
    </>
  ),
  play: async ({ args }) => {
    await expect(await screen.findByText('認証コードの有効期限が切れています。')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'トップへもどる' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const AskNewCode: Story = {
  name: '新しいコードを送る',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新しいコードを送る' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const Resent: Story = { name: '送りなおした', args: { resend: { state: 'sent' } } }

export const ResendFailed: Story = {
  name: '送りなおせない',
  args: { resend: { state: 'failed', reason: '続けて送れません。1分ほど待ってから、もう一度お試しください。' } },
}

export const WaysOut: Story = {
  name: '別のアドレスにする・やめる',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'メールアドレスを変更' }))
    await expect(args.onChangeEmail).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'やめてログインにもどる' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Submitting: Story = { name: '送信中', args: { defaultValues: { code: '482107' }, isPending: true } }

export const LongName: Story = {
  name: '長いアドレス',
  args: { email: `${'long.address.'.repeat(10)}koharu@example.jp` },
}
