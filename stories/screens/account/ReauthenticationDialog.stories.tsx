import { ReauthenticationDialog } from '@tsudoi/design-system/screens/account/ReauthenticationDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

/**
 * The dialog that asks for proof of identity before a change of the login or the deletion of the account. The
 * specification does not have this dialog (X21).
 */
const meta = {
  title: '画面/アカウント/ご本人の確認 ReauthenticationDialog',
  component: ReauthenticationDialog,
  args: {
    open: true,
    onClose: fn(),
    ways: { hasPassword: true, hasCode: true, providers: [] },
    step: 'choice',
    password: { onSubmit: fn() },
    code: { onSubmit: fn(), resend: { state: 'idle' }, onResend: fn() },
    onMailCode: fn(),
    onPassword: fn(),
    onProvider: fn(),
  },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'ログイン方法の変更や退会の前に、ご本人であることを確かめるダイアログです。仕様書にはない、集いの追加です（X21）。',
      },
    },
  },
} satisfies Meta<typeof ReauthenticationDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'ご本人の確認' }))

export const Ready: Story = {
  name: '標準：パスワードかメールで',
  parameters: { picture: true },
  play: async ({ args }) => {
    await userEvent.type(
      (await dialog()).getByLabelText(/^いまのパスワード/, { selector: 'input' }),
      'Penlight-15{Enter}',
    )
    await expect(args.password.onSubmit).toHaveBeenCalledWith({ password: 'Penlight-15' })
    await userEvent.click((await dialog()).getByRole('button', { name: 'メールで認証コードを受け取る' }))
    await expect(args.onMailCode).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  name: '何も入力しない',
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'パスワードで確かめる' }))
    await expect((await dialog()).getByText('パスワードを入力してください。')).toBeVisible()
    await expect(args.password.onSubmit).not.toHaveBeenCalled()
  },
}

export const Wrong: Story = {
  name: 'パスワードが違う',
  args: {
    password: {
      onSubmit: fn(),
      errors: { password: 'パスワードが違います。入力した内容を確かめて、もう一度お試しください。' },
    },
  },
}

export const Locked: Story = {
  name: '5回まちがえた（E065）',
  args: {
    password: {
      onSubmit: fn(),
      errors: { form: '一時的に利用できません。確認できないことが5回続いたため、安全のために止めています。' },
    },
  },
}

export const Code: Story = {
  name: '届いたコード',
  args: { step: 'code' },
  parameters: { picture: true },
  play: async ({ args }) => {
    await userEvent.type((await dialog()).getByRole('textbox', { name: /認証コード/ }), '２７１８２８{Enter}')
    await expect(args.code.onSubmit).toHaveBeenCalledWith({ code: '271828' })
    await userEvent.click((await dialog()).getByRole('button', { name: 'ほかの方法で確かめる' }))
    await expect(args.onPassword).toHaveBeenCalledOnce()
  },
}

export const MailRefused: Story = {
  name: 'コードを送れない',
  args: { mailProblem: '少し間をおいてください。短い間に続けて操作されました。' },
}

export const ByProvider: Story = {
  name: '外部サービスだけの会員',
  args: { ways: { hasPassword: false, hasCode: false, providers: ['GOOGLE', 'LINE'] } },
  parameters: { picture: true },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Googleで本人確認' }))
    await expect(args.onProvider).toHaveBeenCalledWith('GOOGLE')
  },
}

export const Leaving: Story = {
  name: 'サービスへ移動中',
  args: { ways: { hasPassword: false, hasCode: true, providers: ['GOOGLE', 'LINE'] }, starting: 'GOOGLE' },
}

export const NoWay: Story = {
  name: '確かめる方法がない',
  args: { ways: { hasPassword: false, hasCode: false, providers: [] } },
  play: async () => {
    await expect((await dialog()).getByText(/お問い合わせからご連絡ください/)).toBeVisible()
  },
}

export const Closed: Story = {
  name: '閉じる',
  play: async ({ args }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
