import { loading, ready } from '@tsudoi/design-system/loadable'
import { SecurityScreen } from '@tsudoi/design-system/screens/account/SecurityScreen'
import type { SecurityPasskeys, SecuritySessions } from '@tsudoi/design-system/screens/account/security.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { examplePasskeys, exampleSessions } from '../../examples/exampleSecurity.ts'
import { hostile, long, offline } from '../../storyKinds.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

const passkeys: SecurityPasskeys = {
  list: ready(examplePasskeys),
  passkeySupport: 'ready',
  suggestedName: 'Chrome（Windows）',
  onAdd: fn(),
  onRename: fn(),
  onDelete: fn(),
}
const sessions: SecuritySessions = { list: ready(exampleSessions), onEnd: fn(), onEndOthers: fn() }

/** The member's passkeys and sessions; the specification does not have this page (Q536, Q539). */
const meta = {
  title: '画面/アカウント/ログインとセキュリティ SecurityScreen',
  component: SecurityScreen,
  args: {
    passkeys,
    sessions,
    hrefs: { account: '/account', password: '/account/password', oauth: '/account/oauth' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          'パスキーの追加、名前の変更、削除と、ログインしている端末の確認ができるページです。ほかの端末は、ここからログアウトさせられます（Q536、Q539）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof SecurityScreen>

export default meta
type Story = StoryObj<typeof meta>

const box = async (name: string) => within(await screen.findByRole('dialog', { name }))
const question = async () => within(await screen.findByRole('alertdialog'))

export const Ready: Story = {
  name: '標準（Q536、Q539）',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('この端末')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /をログアウトさせる$/ })).toHaveLength(2)
    await expect(canvas.getByText(/場所 わかりません/)).toBeVisible()
  },
}

export const Add: Story = {
  name: 'パスキーを追加する（Q536）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'パスキーを追加する' }))
    const dialog = await box('パスキーを追加する')
    const name = dialog.getByRole('textbox', { name: /^パスキーの名前/ })
    await expect(name).toHaveValue('Chrome（Windows）')
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: '追加へすすむ' }))
    await expect(await dialog.findAllByText('名前を入力してください。')).not.toHaveLength(0)
    await userEvent.type(name, '  仕事のパソコン ')
    await userEvent.click(dialog.getByRole('button', { name: '追加へすすむ' }))
    await expect(args.passkeys?.onAdd).toHaveBeenCalledWith('仕事のパソコン')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Rename: Story = {
  name: '名前を変える・キーボードで',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /ひかりのスマホ.*の名前を変える/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await box('パスキーの名前を変える')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = await box('パスキーの名前を変える')
    const name = dialog.getByRole('textbox', { name: /^パスキーの名前/ })
    await userEvent.clear(name)
    await userEvent.type(name, '新しいスマホ')
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }))
    await expect(args.passkeys?.onRename).toHaveBeenCalledWith('phone', '新しいスマホ')
  },
}

export const Delete: Story = {
  name: '削除する',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /ひかりのスマホ.*を削除する/ })
    await userEvent.click(button)
    await userEvent.click((await question()).getByRole('button', { name: '削除しない' }))
    await expect(args.passkeys?.onDelete).not.toHaveBeenCalled()
    await userEvent.click(button)
    await userEvent.click((await question()).getByRole('button', { name: '削除する' }))
    await expect(args.passkeys?.onDelete).toHaveBeenCalledWith('phone')
  },
}

export const EndOne: Story = {
  name: 'ほかの端末をログアウトさせる（Q539）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Safari（iPhone）.*をログアウトさせる/ }))
    await userEvent.click((await question()).getByRole('button', { name: 'ログアウトさせる' }))
    await expect(args.sessions?.onEnd).toHaveBeenCalledWith('phone')
  },
}

export const EndOthers: Story = {
  name: 'ほかの端末をすべてログアウトさせる（Q539）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ほかの端末をすべてログアウトさせる' }))
    const asked = await question()
    await userEvent.click(asked.getByRole('button', { name: 'やめる' }))
    await expect(args.sessions?.onEndOthers).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'ほかの端末をすべてログアウトさせる' }))
    await userEvent.click((await question()).getByRole('button', { name: 'ログアウトさせる' }))
    await expect(args.sessions?.onEndOthers).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  name: '追加している・削除している・ログアウトさせている',
  args: {
    passkeys: { ...passkeys, isAdding: true, deleting: 'laptop' },
    sessions: { ...sessions, ending: 'phone' },
  },
}

export const Added: Story = {
  name: '追加した',
  args: { news: 'added' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('パスキーを追加しました。')
  },
}

export const Ended: Story = { name: 'すべてログアウトさせた', args: { news: 'othersEnded' } }

export const Cancelled: Story = {
  name: '確認をとりやめた',
  args: { passkeys: { ...passkeys, problem: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('パスキーの確認は行われませんでした。')
    await expect(canvas.getByRole('button', { name: 'パスキーを追加する' })).toBeEnabled()
  },
}

export const Timeout: Story = { name: '時間切れ', args: { passkeys: { ...passkeys, problem: 'timeout' } } }

export const Registered: Story = {
  name: 'この端末のパスキーがある',
  args: { passkeys: { ...passkeys, problem: 'registered' } },
}

export const WrongHost: Story = { name: '使えないアドレス', args: { passkeys: { ...passkeys, problem: 'wrongHost' } } }

export const NoVerification: Story = {
  name: '画面ロックがない',
  args: { passkeys: { ...passkeys, problem: 'noVerification' } },
}

export const Webview: Story = {
  name: 'アプリの中（Unity）',
  args: { passkeys: { ...passkeys, passkeySupport: 'webview' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/アプリの中では、パスキーを使えません/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'パスキーを追加する' })).toBeNull()
    await expect(canvas.getByRole('button', { name: /ひかりのスマホ.*を削除する/ })).toBeVisible()
  },
}

export const Insecure: Story = { name: 'httpのページ', args: { passkeys: { ...passkeys, passkeySupport: 'insecure' } } }

export const IpAddress: Story = {
  name: 'IPアドレスのページ',
  args: { passkeys: { ...passkeys, passkeySupport: 'ipAddress' } },
}

export const Unsupported: Story = {
  name: '対応していないブラウザー',
  args: { passkeys: { ...passkeys, passkeySupport: 'unsupported' } },
}

export const Only: Story = {
  name: '最後のログイン方法（Q537）',
  args: {
    passkeys: {
      ...passkeys,
      list: ready([
        {
          id: 'phone',
          name: 'ひかりのスマホ',
          created: '2026-01-10T03:00:00Z',
          lastUsed: undefined,
          isOnlyLogin: true,
        },
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/これだけのため、削除できません/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /を削除する$/ })).toBeNull()
  },
}

export const Full: Story = {
  name: '上限の20個',
  args: {
    passkeys: {
      ...passkeys,
      list: ready(
        Array.from({ length: 20 }, (_, at) => ({
          id: `${at}`,
          name: `端末${at + 1}`,
          created: '2026-01-10T03:00:00Z',
          lastUsed: undefined,
          isOnlyLogin: false,
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/20個までです/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'パスキーを追加する' })).toBeNull()
  },
}

export const EmptyList: Story = {
  name: 'パスキーも、ほかの端末もない',
  args: {
    passkeys: { ...passkeys, list: ready([]) },
    sessions: { ...sessions, list: ready(exampleSessions.slice(0, 1)) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/まだありません/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /ログアウトさせる/ })).toBeNull()
  },
}

export const WithoutPasskeys: Story = {
  name: 'パスキーのないサービス',
  args: { passkeys: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'パスキー' })).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'ログイン中の端末' })).toBeVisible()
  },
}

export const WithoutBoth: Story = {
  name: 'どちらもないサービス',
  args: { passkeys: undefined, sessions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'アカウントへもどる' })).toHaveAttribute('href', '/account')
  },
}

export const Loading: Story = {
  name: '読みこみ中',
  args: { passkeys: { ...passkeys, list: loading }, sessions: { ...sessions, list: loading } },
}

export const Failed: Story = {
  name: '失敗',
  args: { passkeys: { ...passkeys, list: failedLoad() }, sessions: { ...sessions, list: failedLoad() } },
}

export const Offline: Story = { name: 'オフライン', ...offline }

export const Long: Story = { name: '長い名前', ...long }

export const Hostile: Story = { name: 'いたずらな名前', ...hostile }
