import { ResetPasswordScreen } from '@tsudoi/design-system/screens/login/ResetPasswordScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The third step of a password reset: the user types the new password (W037, W124). */
const meta = {
  title: '画面/ログイン/パスワード再設定 3 新しいパスワード ResetPasswordScreen',
  component: ResetPasswordScreen,
  args: { email: 'koharu@example.jp', onSubmit: fn(), onCancel: fn() },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'パスワードの再設定の三つめの段階です。新しいパスワードを入力します（W037、W124）。' },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest', simple: true },
  },
} satisfies Meta<typeof ResetPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W037、W124）',
  parameters: { picture: true },
}

export const Keyboard: Story = {
  name: 'キーボードで送る',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^新しいパスワード/, { selector: 'input' }), 'deepnight48{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'deepnight48' }))
  },
}

export const Invalid: Story = {
  name: '同じ文字が続く',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^新しいパスワード/, { selector: 'input' }), 'night0000')
    await userEvent.click(canvas.getByRole('button', { name: 'このパスワードに変更する' }))
    await expect(await canvas.findByText(/同じ文字「0」が4回続いています。/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: '使えないパスワード',
  args: {
    defaultValues: { password: 'deepnight48' },
    errors: { password: 'パスワードの長さが合いません。8文字以上25文字以内で入力してください。' },
  },
  parameters: { picture: true },
}

export const Lost: Story = {
  name: '読みこみなおした',
  args: { isPasswordLost: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/安全のため、パスワードは残していません/)).toBeVisible()
  },
}

export const Cancelled: Story = {
  name: 'やめる',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'やめてログインにもどる' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Submitting: Story = {
  name: '送信中',
  args: { defaultValues: { password: 'deepnight48' }, isPending: true },
}

export const LongName: Story = {
  name: '長いアドレス',
  args: { email: `${'long.address.'.repeat(10)}koharu@example.jp` },
}
