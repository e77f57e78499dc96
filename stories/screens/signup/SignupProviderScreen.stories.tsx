import { SignupProviderScreen } from '@tsudoi/design-system/screens/signup/SignupProviderScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The step of a sign-up with a provider in which the user types an address (W040, W123). */
const meta = {
  title: '画面/会員登録/外部サービスで登録 SignupProviderScreen',
  component: SignupProviderScreen,
  args: {
    provider: 'GOOGLE',
    defaultValues: { email: 'shizuku@example.jp' },
    onValuesChange: fn(),
    onSubmit: fn(),
    onAgain: fn(),
    hrefs: { terms: '/signup/terms', login: '/login' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '外部サービスで会員登録するときに、メールアドレスを入力する段階です（W040、W123）。' },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest' },
  },
} satisfies Meta<typeof SignupProviderScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W040、W123）',
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const Sent: Story = {
  name: 'そのまま送る',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '認証コードを送る' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'shizuku@example.jp' }))
  },
}

export const Typed: Story = {
  name: '全角で入力・キーボードで',
  args: { provider: 'LINE', defaultValues: { email: '' } },
  play: async ({ canvas, args }) => {
    const email = canvas.getByLabelText(/メールアドレス/)
    email.focus()
    await userEvent.keyboard('ｋｕｒｏｋｉ＠ｅｘａｍｐｌｅ．ｊｐ{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'kuroki@example.jp' }))
    await expect(args.onValuesChange).toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  name: '入力に誤り',
  args: { defaultValues: { email: 'shizuku' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '認証コードを送る' }))
    await expect(await canvas.findByText(/「@」がありません/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: '形が正しくないアドレス（E040）',
  args: {
    errors: { email: 'メールアドレスの形が正しくありません。例：hikari@example.com のように入力してください。' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/メールアドレス/)).toHaveValue('shizuku@example.jp')
  },
}

export const Over: Story = {
  name: '期限切れ：確認から時間がたった（E035）',
  args: { isOver: true },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '認証コードを送る' })).toBeNull()
  },
}

export const Again: Story = {
  name: 'もう一度確認する（E035）',
  args: { isOver: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度Googleで確認する' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

export const Submitting: Story = { name: '送信中', args: { isPending: true } }

export const LongAddress: Story = {
  name: '長いアドレスとX',
  args: {
    provider: 'TWITTER',
    defaultValues: { email: 'a-very-long-address-that-somebody-really-has-for-everything@mail.example.co.jp' },
  },
}
