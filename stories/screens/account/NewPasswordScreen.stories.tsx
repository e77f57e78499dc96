import { NewPasswordScreen } from '@tsudoi/design-system/screens/account/NewPasswordScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The third step of changing the password: the member types the new one (W051, W125). */
const meta = {
  title: '画面/アカウント/パスワード 3 新しいパスワード NewPasswordScreen',
  component: NewPasswordScreen,
  args: { kind: 'change', onSubmit: fn(), onValuesChange: fn(), onCancel: fn() },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'パスワードの変更の三つめの段階です。新しいパスワードを入力します（W051、W125）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof NewPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '標準（W051、W125）', parameters: { picture: true } }

export const WithAddress: Story = {
  name: 'メールアドレスつき（パスワードマネージャーのため）',
  args: { email: 'hikari@example.com' },
  play: async ({ canvas }) => {
    const address = canvas.getByLabelText('メールアドレス')
    await expect(address).toHaveValue('hikari@example.com')
    await expect(address).toHaveAttribute('autocomplete', 'username')
  },
}

export const Keyboard: Story = {
  name: 'はじめて設定する、キーボードで',
  args: { kind: 'save' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^新しいパスワード/, { selector: 'input' }), 'deepnight48{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'deepnight48' }))
    await expect(args.onValuesChange).toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'このパスワードを設定する' })).toBeVisible()
  },
}

export const Lost: Story = {
  name: '読みこみなおした',
  args: { isPasswordLost: true },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/安全のため、パスワードは残していません/)).toBeVisible()
  },
}

/** A password that is too short (S058, E042). */
export const Invalid: Story = {
  name: '短い（S058）',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^新しいパスワード/, { selector: 'input' }), 'night')
    await userEvent.click(canvas.getByRole('button', { name: 'このパスワードに変更する' }))
    await expect(await canvas.findByText('パスワードが5文字です。あと3文字以上加えてください。')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  name: '変更中',
  args: { defaultValues: { password: 'deepnight48' }, isPending: true },
}
