import { MailLoginScreen } from '@tsudoi/design-system/screens/login/MailLoginScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'
import { offline } from '../../storyKinds.ts'

/** The form to log in by e-mail and password (W036). */
const meta = {
  title: '画面/ログイン/メールアドレスでログイン MailLoginScreen',
  component: MailLoginScreen,
  args: { onSubmit: fn(), hrefs: { login: '/login', reset: '/login/reset', signUp: '/signup' } },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'メールアドレスとパスワードでログインするページです（W036）。' } },
    layout: 'fullscreen',
    shell: { viewer: 'guest', simple: true },
  },
} satisfies Meta<typeof MailLoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W036）',
  parameters: { picture: true },
}

export const Sent: Story = {
  name: '入力して送る（W036）',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/メールアドレス/), 'ｋｏｈａｒｕ＠example.jp ')
    await userEvent.type(canvas.getByLabelText(/^パスワード/, { selector: 'input' }), 'deepnight48')
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email: 'koharu@example.jp', password: 'deepnight48' }),
    )
  },
}

export const Submitting: Story = {
  name: '送信中（W036）',
  args: { defaultValues: { email: 'koharu@example.jp', password: 'deepnight48' }, isPending: true },
}

export const Invalid: Story = {
  name: '入力に誤り',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/メールアドレス/), 'koharu')
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    const summary = await canvas.findByText('入力内容を2か所ご確認ください')
    await waitFor(() => expect(summary.parentElement).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'パスワード' }))
    await expect(canvas.getByLabelText(/^パスワード/, { selector: 'input' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'ログインに失敗（W036）',
  args: {
    defaultValues: { email: 'koharu@example.jp', password: 'deepnight48' },
    errors: { form: 'ログインに失敗しました。メールアドレスとパスワードをお確かめください。' },
  },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ログインに失敗しました。')
    await expect(canvas.getByLabelText(/メールアドレス/)).toHaveValue('koharu@example.jp')
  },
}

export const SharedDevice: Story = {
  name: 'ほかの人も使う端末（Q283）',
  args: { sharedDevice: { isShared: false, onValueChange: fn() } },
  parameters: { picture: { modes: ['day'], widths: [390] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'ほかの人も使う端末です' }))
    await expect(args.sharedDevice?.onValueChange).toHaveBeenCalledWith(true)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** After a reload the address is restored, the password is not, and the form says so. */
export const Lost: Story = {
  name: '読みこみなおした',
  args: { defaultValues: { email: 'koharu@example.jp', password: '' }, isPasswordLost: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/安全のため、パスワードは残していません/)).toBeVisible()
    await expect(canvas.getByLabelText(/メールアドレス/)).toHaveValue('koharu@example.jp')
  },
}

export const Offline: Story = { name: 'オフライン：送れないことを、ボタンのそばで言う', ...offline }

export const PasskeyAutofill: Story = {
  name: 'パスキーの候補（Q536）',
  args: { hasPasskeyAutofill: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^メールアドレス/ })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    )
  },
}

export const PasskeyUnknown: Story = {
  name: '候補のパスキーが登録されていない',
  args: { hasPasskeyAutofill: true, passkeyProblem: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('このパスキーは、登録されていないか、削除されています。')
  },
}
