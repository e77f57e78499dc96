import { EmailCodeScreen } from '@tsudoi/design-system/screens/account/EmailCodeScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The second step of changing the e-mail address: the member types the mailed code (W050). */
const meta = {
  title: '画面/アカウント/メールアドレス 2 コード EmailCodeScreen',
  component: EmailCodeScreen,
  args: {
    kind: 'change',
    email: 'koharu@example.jp',
    resend: { state: 'idle' },
    accountHref: '/account',
    onSubmit: fn(),
    onValuesChange: fn(),
    onResend: fn(),
    onChangeEmail: fn(),
    onLeave: fn(),
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'メールアドレスの変更の二つめの段階です。新しいアドレスに届いた認証コードを入力します（W050）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof EmailCodeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W050）',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'メールアドレスを変更' }))
    await expect(args.onChangeEmail).toHaveBeenCalledOnce()
  },
}

export const FullWidthDigits: Story = {
  name: '全角の数字を、キーボードで',
  args: { kind: 'save' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/認証コード/, { selector: 'input' }), '４８２ １０７{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ code: '482107' }))
    await expect(canvas.getByRole('button', { name: 'このアドレスを登録する' })).toBeVisible()
  },
}

/** The mailed code has expired (E034). */
export const Expired: Story = {
  name: '有効期限切れ',
  args: {
    defaultValues: { code: '482107' },
    errors: {
      code: '認証コードの期限が切れました。認証コードは送信から10分間有効です。認証コードを再送して、新しいコードを入力してください。',
    },
  },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/期限が切れました/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '新しいコードを送る' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

/** The form is locked after five wrong codes (E065). */
export const Locked: Story = {
  name: '5回続けて間違えた',
  args: {
    defaultValues: { code: '482108' },
    errors: {
      form: '一時的に利用できません。確認できないことが5回続いたため、安全のために止めています。時間をおいて、もう一度お試しください。',
    },
  },
}

export const Resent: Story = { name: '送りなおした', args: { resend: { state: 'sent' } } }

export const ResendFailed: Story = {
  name: '送りなおせない',
  args: {
    resend: {
      state: 'failed',
      reason: '少し間をおいてください。短い間に続けて操作されました。しばらくしてから、もう一度お試しください。',
    },
  },
}

export const Submitting: Story = { name: '確認中', args: { defaultValues: { code: '482107' }, isPending: true } }

export const LongName: Story = {
  name: '長いアドレス',
  args: { email: `${'long.address.'.repeat(10)}koharu@example.jp` },
}
