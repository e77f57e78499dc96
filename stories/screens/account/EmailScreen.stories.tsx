import { EmailScreen } from '@tsudoi/design-system/screens/account/EmailScreen'
import { MessageDialog } from '@tsudoi/design-system/screens/system/MessageDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The first step of changing the e-mail address: the form for the new address (W050, W125). */
const meta = {
  title: '画面/アカウント/メールアドレス 1 入力 EmailScreen',
  component: EmailScreen,
  args: { kind: 'change', accountHref: '/account', onSubmit: fn(), onValuesChange: fn(), onLeave: fn() },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'メールアドレスの変更の最初の段階です。新しいアドレスを入力します（W050、W125）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof EmailScreen>

export default meta
type Story = StoryObj<typeof meta>

const field = /メールアドレス/
const text = { selector: 'input' }

export const Ready: Story = {
  name: '標準：変更する（W050、W125）',
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const First: Story = {
  name: 'はじめて登録する（W050）',
  args: { kind: 'save' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('メールアドレスを、登録します')
    await expect(canvas.getByRole('link', { name: '登録せずにもどる' })).toHaveAttribute('href', '/account')
  },
}

export const FullWidth: Story = {
  name: '全角で、キーボードで',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(field, text), '　ｋｏｈａｒｕ＠ example。jp{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'koharu@example.jp' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ email: '　ｋｏｈａｒｕ＠ example。jp' })
  },
}

export const Invalid: Story = {
  name: '形がちがう',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(field, text), 'koharu.example.jp')
    await userEvent.click(canvas.getByRole('button', { name: '認証コードを送る' }))
    await expect(await canvas.findByText(/「@」がありません/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The address is used by another account (E031). */
export const Taken: Story = {
  name: '使われているアドレス',
  args: {
    defaultValues: { email: 'koharu@example.jp' },
    errors: {
      email: 'このメールアドレスは使えません。すでに使われています。別のメールアドレスを入力してください。',
    },
  },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/すでに使われています/)).toBeVisible()
    await expect(canvas.getByLabelText(field, text)).toHaveValue('koharu@example.jp')
  },
}

export const TooOften: Story = {
  name: '続けて送った',
  args: {
    defaultValues: { email: 'koharu@example.jp' },
    errors: {
      form: '少し間をおいてください。短い間に続けて操作されました。しばらくしてから、もう一度お試しください。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('少し間をおいてください。')
  },
}

/** The address belonged to a deleted account. A dialog says so, and the user returns to the form (W031, E016). */
export const Discarded: Story = {
  name: '退会した人のアドレス（W031）',
  args: { defaultValues: { email: 'koharu@example.jp' } },
  render: (args) => (
    <>
      <EmailScreen {...args} />
      <MessageDialog
        open
        message={{
          title: 'このメールアドレスは使えません',
          cause: '退会したアカウントのメールアドレスです。',
          remedy: '別のメールアドレスを入力してください。',
        }}
        button="前の画面へ戻る"
        onClose={args.onLeave}
      />
    </>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '前の画面へ戻る' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const Submitting: Story = {
  name: '送信中',
  args: { defaultValues: { email: 'koharu@example.jp' }, isPending: true },
}

export const LongName: Story = {
  name: '長いアドレス',
  args: { defaultValues: { email: `${'long.address.'.repeat(10)}koharu@example.jp` } },
}
