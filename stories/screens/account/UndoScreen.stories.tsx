import { UndoScreen } from '@tsudoi/design-system/screens/account/UndoScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { exampleFailure } from '../../examples/exampleFailure.ts'
import { withShell } from '../parts/withShell.tsx'

const question = {
  email: 'koharu@example.jp',
  expires: '2026-06-28T12:00:00.000Z',
  changes: [
    { kind: 'providerAdded', provider: 'LINE', time: '2026-06-21T11:50:00.000Z' },
    { kind: 'password', time: '2026-06-21T11:55:00.000Z' },
    { kind: 'email', time: '2026-06-21T12:00:00.000Z' },
  ],
} as const

/** The page that the link in a security mail opens. The specification does not have this page (X21). */
const meta = {
  title: '画面/アカウント/ログイン方法を元にもどす UndoScreen',
  component: UndoScreen,
  args: {
    outcome: { state: 'ready', question: { ...question, changes: [...question.changes] } },
    onSubmit: fn(),
    onRetry: fn(),
    hrefs: { login: '/login/mail', reset: '/login/reset', contact: '/account/contact', top: '/top' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          '変更を知らせるメールのリンクから開くページです。身に覚えのない変更を元にもどせます。仕様書にはない、集いの追加です（X21）。',
      },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest' },
  },
} satisfies Meta<typeof UndoScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：元にもどす前',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LINEとの連携の追加')).toBeVisible()
    await expect(canvas.getByText('パスワードの設定')).toBeVisible()
    await expect(canvas.getByDisplayValue('koharu@example.jp')).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'キーボードで送る',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^新しいパスワード/, { selector: 'input' }), 'deepnight48{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'deepnight48' }))
  },
}

export const Refused: Story = {
  name: '使えないパスワード（E042）',
  args: { errors: { password: 'パスワードの長さが合いません。8文字以上25文字以内で入力してください。' } },
}

export const Submitting: Story = { name: '送信中', args: { isPending: true } }

export const Checking: Story = {
  name: 'リンクを確かめている',
  args: { outcome: { state: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('確かめています')
  },
}

export const Done: Story = {
  name: '元にもどした',
  args: { outcome: { state: 'done' } },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login/mail')
  },
}

export const Expired: Story = {
  name: '期限切れ',
  args: { outcome: { state: 'problem', problem: 'expired' } },
  parameters: { picture: true },
}

export const Used: Story = {
  name: '使用済み',
  args: { outcome: { state: 'problem', problem: 'used' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'パスワードを再設定する' })).toHaveAttribute('href', '/login/reset')
  },
}

export const Unknown: Story = { name: '使えないリンク', args: { outcome: { state: 'problem', problem: 'unknown' } } }

export const Taken: Story = {
  name: '別のアカウントで使われている（E031）',
  args: { outcome: { state: 'problem', problem: 'taken' } },
}

export const Failed: Story = {
  name: '通信の失敗・オフライン',
  args: { outcome: { state: 'failed', failure: exampleFailure } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度確かめる' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongAddress: Story = {
  name: '文字200%・長いアドレス',
  args: {
    outcome: {
      state: 'ready',
      question: {
        ...question,
        email: `${'long.address.'.repeat(10)}koharu@example.jp`,
        changes: [{ kind: 'other', time: '' }],
      },
    },
  },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
}
