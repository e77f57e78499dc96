import { loading, ready } from '@tsudoi/design-system/loadable'
import { EntryCodeScreen } from '@tsudoi/design-system/screens/door/EntryCodeScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { entryCode, entryPass } from '../../examples/exampleDoor.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { hostile, long, offline } from '../../storyKinds.ts'
import { failedLoad } from '../parts/failedLoad.ts'

/** The page with the code of a ticket, which the specification does not have (Q541). */
const meta = {
  title: '画面/入口/入場コード・二次元コード EntryCodeScreen',
  component: EntryCodeScreen,
  args: {
    viewer: 'member',
    passes: ready([entryPass]),
    shownPass: undefined,
    onShowPass: fn(),
    now: exampleNow,
    code: entryCode,
    codeProblem: undefined,
    isTimeKnown: true,
    isScreenKeptOn: true,
    isStored: true,
    hrefs: { login: '/login', signUp: '/signup', ticket: '/ticket/todai-album-ticket' },
  },
  parameters: {
    docs: {
      description: {
        component:
          '入口で見せるコードのページです。30秒ごとに変わり、電波がなくても表示できます。いつも白い背景で、ヘッダーもフッターもありません（Q541、Q542）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof EntryCodeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：QRコード、変わるまでの秒、打つための番号',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: '入場のQRコード' })
    await expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(240)
    await expect(getComputedStyle(code.querySelector('rect') ?? code).fill).toBe('rgb(255, 255, 255)')
    await expect(canvas.getByText('0427 528 587')).toBeVisible()
    await expect(canvas.getByText('あと18秒で変わります')).toBeVisible()
    await expect(canvas.getByText('このページを開いている間、画面は消えません。')).toBeVisible()
  },
}

export const Several: Story = {
  name: '二枚の券：一枚ずつ見せる',
  args: { passes: ready([entryPass, { ...entryPass, id: 'pass-2', seat: '1階 3列 13番' }]), shownPass: 'pass-1' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1枚目／2枚')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '前の券' }))
    await expect(args.onShowPass).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '次の券' }))
    await expect(args.onShowPass).toHaveBeenCalledWith('pass-2')
  },
}

export const Preparing: Story = { name: 'コードを作っている', args: { code: undefined, isScreenKeptOn: undefined } }

export const Used: Story = {
  name: '入場ずみ',
  args: { passes: ready([{ ...entryPass, state: 'used', used: '2026-01-31T19:20:00+09:00' }]), code: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026\/01\/31\(土\) 19:20に入場しました。/)).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Void: Story = {
  name: '使えない券',
  args: { passes: ready([{ ...entryPass, state: 'void' }]), code: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('この券は使えません')).toBeVisible(),
}

export const Before: Story = {
  name: '開場より1時間以上前：いつ表示するかを言う',
  args: { now: '2026-01-31T17:00:00+09:00', code: undefined },
  play: async ({ canvas }) => expect(canvas.getByText(/開場の1時間前（2026\/01\/31\(土\) 18:00）から/)).toBeVisible(),
}

export const Over: Story = {
  name: '終了：公演のあと',
  args: { now: '2026-01-31T22:00:00+09:00', code: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('公演は終わりました')).toBeVisible(),
}

export const TimeUnknown: Story = {
  name: '時刻がわからない、画面も消える、共用の端末：何ができないかを言う',
  args: { isTimeKnown: false, isScreenKeptOn: false, isStored: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/この端末の時計でコードを作っています/)).toBeVisible()
    await expect(canvas.getByText(/画面が消えるのを止められません/)).toBeVisible()
    await expect(canvas.getByText(/共用の端末には保存しません/)).toBeVisible()
  },
}

export const NoCryptography: Story = {
  name: 'コードを作れないブラウザー',
  args: { code: undefined, codeProblem: 'browser' },
  play: async ({ canvas }) => expect(canvas.getByText('このブラウザーでは、コードを作れません')).toBeVisible(),
}

export const NotLoaded: Story = {
  name: 'コードを用意できなかった',
  args: { code: undefined, codeProblem: 'load' },
  play: async ({ canvas }) => expect(canvas.getByText('コードを用意できませんでした')).toBeVisible(),
}

export const Empty: Story = {
  name: '入場コードのない券',
  args: { passes: ready([]), code: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'チケットを見る' })).toHaveAttribute('href', '/ticket/todai-album-ticket'),
}

export const Loading: Story = { name: '読みこみ中', args: { passes: loading, code: undefined } }

export const Failed: Story = { name: '失敗', args: { passes: failedLoad(), code: undefined } }

export const Guest: Story = {
  name: 'ゲスト',
  args: { viewer: 'guest', passes: loading, code: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login'),
}

export const LargeText: Story = {
  name: '大きな文字：コードは小さくならず、はみ出さない',
  globals: { textSize: 'largest', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, right, width } = canvas.getByRole('img', { name: '入場のQRコード' }).getBoundingClientRect()
    await expect(width).toBeGreaterThanOrEqual(240)
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Long: Story = { name: '長い名前', ...long }

export const Offline: Story = { name: 'オフライン：前に読みこんだ券のコード', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
