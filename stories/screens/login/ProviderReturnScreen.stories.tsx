import { ProviderReturnScreen } from '@tsudoi/design-system/screens/login/ProviderReturnScreen'
import type { ProviderVisit, ProviderProblem } from '@tsudoi/design-system/screens/login/provider.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleFailure } from '../../examples/exampleFailure.ts'
import { withShell } from '../parts/withShell.tsx'

const login: ProviderVisit = { provider: 'GOOGLE', intent: 'login' }
const signup: ProviderVisit = { provider: 'TWITTER', intent: 'signup' }
const link: ProviderVisit = { provider: 'LINE', intent: 'link' }

/** The page that opens when the user returns from a login provider (W035, W056). */
const meta = {
  title: '画面/ログイン/外部サービスから戻る ProviderReturnScreen',
  component: ProviderReturnScreen,
  args: {
    outcome: { state: 'checking', provider: 'GOOGLE' },
    onAgain: fn(),
    onRetry: fn(),
    hrefs: { signUp: '/signup/terms?provider=GOOGLE', other: '/login', login: '/login' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '外部サービスから集いに戻ったときのページです。ログインか連携の結果を伝えます（W035、W056）。',
      },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest', simple: true },
  },
} satisfies Meta<typeof ProviderReturnScreen>

export default meta
type Story = StoryObj<typeof meta>

const problem = (kind: Exclude<ProviderProblem, 'unknown'>, errand: ProviderVisit): NonNullable<Story['args']> => ({
  outcome: { state: 'problem', problem: kind, errand },
})

export const Ready: Story = {
  name: '標準：はじめての人（W035）',
  args: { outcome: { state: 'newcomer', provider: 'GOOGLE' } },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const on = canvas.getByRole('link', { name: 'Googleで会員登録に進む' })
    await expect(on).toHaveAttribute('href', '/signup/terms?provider=GOOGLE')
    await expect(canvas.getByRole('link', { name: 'ほかの方法でログイン' })).toHaveAttribute('href', '/login')
  },
}

export const Loading: Story = {
  name: '確かめている',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('確かめています')
  },
}

export const Cancelled: Story = {
  name: 'キャンセルした',
  args: problem('cancelled', login),
  parameters: { picture: true },
}

export const CancelledLink: Story = {
  name: '連携をキャンセルした・キーボードで（W056）',
  args: problem('cancelled', link),
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'もう一度LINEと連携する' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: 'サービスが断った',
  args: problem('refused', signup),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'もう一度X（旧Twitter）で登録する' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ほかの方法で登録' })).toBeVisible()
  },
}

export const Expired: Story = { name: '期限切れ（E035）', args: problem('expired', login) }

export const Invalid: Story = { name: '受け取れない（E033）', args: problem('invalid', login) }

export const Taken: Story = {
  name: '別の人と連携している（E030）',
  args: problem('taken', link),
  parameters: { picture: true },
}

export const AlreadyLinked: Story = {
  name: '連携済み（E049）',
  args: problem('linked', link),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '連携の一覧へもどる' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /もう一度/ })).toBeNull()
  },
}

export const Unproven: Story = {
  name: '本人確認をやめた',
  args: problem('unproven', link),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ご本人の確認が終わっていません/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'もう一度LINEと連携する' })).toBeVisible()
  },
}

export const OtherPerson: Story = {
  name: '本人確認が受け取れない（E033）',
  args: problem('invalid', { provider: 'GOOGLE', intent: 'reauthenticate' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'アカウントへもどる' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'もう一度Googleで本人確認する' })).toBeVisible()
  },
}

export const LoggedOut: Story = {
  name: 'ログアウトしていた',
  args: problem('loggedOut', link),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ログインする' })).toBeVisible()
  },
}

export const Unknown: Story = {
  name: 'ここで始めた手続きではない',
  args: { outcome: { state: 'problem', problem: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ログインの状態は変わっていません/)).toBeVisible()
  },
}

export const Failed: Story = {
  name: '通信の失敗',
  args: { outcome: { state: 'failed', failure: exampleFailure, errand: login } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度確かめる' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Leaving: Story = { name: 'もう一度移動中', args: { ...problem('expired', login), isStarting: true } }
