import { ResetMailScreen } from '@tsudoi/design-system/screens/login/ResetMailScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The first step of a password reset: the user types the address (W037, W124). */
const meta = {
  title: '画面/ログイン/パスワード再設定 1 アドレス ResetMailScreen',
  component: ResetMailScreen,
  args: { onSubmit: fn(), onValuesChange: fn(), hrefs: { login: '/login/mail', signUp: '/signup' } },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'パスワードの再設定の最初の段階です。登録したメールアドレスを入力します（W037、W124）。',
      },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest', simple: true },
  },
} satisfies Meta<typeof ResetMailScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W037、W124）',
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const Keyboard: Story = {
  name: 'キーボードで送る',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/メールアドレス/), 'ｋｏｈａｒｕ＠example.jp {Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'koharu@example.jp' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ email: 'ｋｏｈａｒｕ＠example.jp' })
  },
}

export const Invalid: Story = {
  name: '入力に誤り',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/メールアドレス/), 'koharu')
    await userEvent.click(canvas.getByRole('button', { name: '認証コードを送る' }))
    const summary = await canvas.findByText('入力内容を1か所ご確認ください')
    await waitFor(() => expect(summary.parentElement).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText(/メールアドレス/)).toHaveValue('koharu')
  },
}

export const Submitting: Story = {
  name: '送信中',
  args: { defaultValues: { email: 'koharu@example.jp' }, isPending: true },
}

export const TooMany: Story = {
  name: '続けて送れない',
  args: {
    defaultValues: { email: 'koharu@example.jp' },
    errors: {
      form: '少し間をおいてください。短い間に続けて操作されました。しばらくしてから、もう一度お試しください。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('少し間をおいてください。')
    await expect(canvas.getByLabelText(/メールアドレス/)).toHaveValue('koharu@example.jp')
  },
}

export const LongName: Story = {
  name: '長いアドレス',
  args: { defaultValues: { email: `${'long.address.'.repeat(10)}koharu@example.jp` } },
}
