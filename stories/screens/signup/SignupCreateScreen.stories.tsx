import { SignupCreateScreen } from '@tsudoi/design-system/screens/signup/SignupCreateScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The step of the sign-up in which the user types address and password (W040). */
const meta = {
  title: '画面/会員登録/メールアドレスとパスワード SignupCreateScreen',
  component: SignupCreateScreen,
  args: { onSubmit: fn(), hrefs: { terms: '/signup/terms', login: '/login' } },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '会員登録で、メールアドレスとパスワードを入力する段階です（W040）。' } },
    layout: 'fullscreen',
    shell: { viewer: 'guest', simple: true },
  },
} satisfies Meta<typeof SignupCreateScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const Sent: Story = {
  name: '送る',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/メールアドレス/), ' koharu@example.jp')
    await userEvent.type(canvas.getByLabelText(/^パスワード/, { selector: 'input' }), 'deepnight48')
    await userEvent.click(canvas.getByRole('button', { name: '認証コードを送る' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email: 'koharu@example.jp', password: 'deepnight48' }),
    )
  },
}

export const Invalid: Story = {
  name: '入力に誤り',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/メールアドレス/), 'koharu.example.jp')
    await userEvent.type(canvas.getByLabelText(/^パスワード/, { selector: 'input' }), 'night4')
    await userEvent.click(canvas.getByRole('button', { name: '認証コードを送る' }))
    await expect(await canvas.findByText('パスワードが6文字です。あと2文字以上加えてください。')).toBeVisible()
    await expect(canvas.getByText(/「@」がありません/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^パスワード/, { selector: 'input' }), '88')
    await waitFor(() => expect(canvas.queryByText(/あと2文字以上/)).toBeNull())
  },
}

export const Refused: Story = {
  name: 'サーバーが断った',
  args: {
    defaultValues: { email: 'koharu@example.jp', password: 'deepnight48' },
    errors: { email: 'このメールアドレスは登録済みです。ログインするか、別のアドレスを入力してください。' },
  },
  play: async ({ canvas, args }) => {
    const email = canvas.getByLabelText(/メールアドレス/)
    await expect(email).toHaveValue('koharu@example.jp')
    await expect(await canvas.findByText(/このメールアドレスは登録済みです/)).toBeVisible()
    await userEvent.clear(email)
    await userEvent.type(email, 'haru@example.jp')
    await userEvent.click(canvas.getByRole('button', { name: '認証コードを送る' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email: 'haru@example.jp', password: 'deepnight48' }),
    )
    await expect(canvas.queryByText(/このメールアドレスは登録済みです/)).toBeNull()
  },
}

export const Submitting: Story = {
  name: '送信中',
  args: { defaultValues: { email: 'koharu@example.jp', password: 'deepnight48' }, isPending: true },
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
