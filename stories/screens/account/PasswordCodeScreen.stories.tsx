import { PasswordCodeScreen } from '@tsudoi/design-system/screens/account/PasswordCodeScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The second step of changing the password: the member types the mailed code (W051). */
const meta = {
  title: '画面/アカウント/パスワード 2 コード PasswordCodeScreen',
  component: PasswordCodeScreen,
  args: { resend: { state: 'idle' }, onSubmit: fn(), onValuesChange: fn(), onResend: fn(), onCancel: fn() },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'パスワードの変更の二つめの段階です。メールで届いた認証コードを入力します（W051）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof PasswordCodeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W051）',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'やめてアカウントにもどる' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  name: 'キーボードで送る',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/認証コード/, { selector: 'input' }), '482107{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ code: '482107' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ code: '482107' })
  },
}

/** A wrong code (E039). */
export const Wrong: Story = {
  name: 'コードが違う',
  args: {
    defaultValues: { code: '482108' },
    errors: { code: '認証コードが違います。メールに届いた6けたの数字を、もう一度確かめてください。' },
  },
}

export const Resent: Story = { name: '送りなおした', args: { resend: { state: 'sent' } } }

export const Submitting: Story = { name: '確認中', args: { defaultValues: { code: '482107' }, isPending: true } }
