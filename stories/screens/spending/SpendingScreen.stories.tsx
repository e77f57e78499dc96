import { loading, ready } from '@tsudoi/design-system/loadable'
import { SpendingScreen } from '@tsudoi/design-system/screens/spending/SpendingScreen'
import type {
  SpendingLimit,
  SpendingLockView,
  SpendingPause,
  SpendingPin,
} from '@tsudoi/design-system/screens/spending/spending.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { long, offline } from '../../storyKinds.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

const nothingSet: SpendingLockView = { hasPin: false, isBlocked: false, canHavePin: true, isKept: true }

const pin: SpendingPin = { onFormChange: fn(), onPin: fn(), onForgot: fn() }
const pause: SpendingPause = { current: ready({ place: 'account' }), onBreak: fn() }
const limit: SpendingLimit = { own: { yen: 5_000 }, spent: 3_200, onLimit: fn() }

/** The settings by which members protect themselves from spending; the specification does not have this page (Q526). */
const meta = {
  title: '画面/買い物の設定/設定 SpendingScreen',
  component: SpendingScreen,
  args: {
    lock: { ...nothingSet, hasPin: true },
    pin,
    pause,
    limit,
    onBlock: fn(),
    hrefs: { orders: '/order-history', terms: '/account/service' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          '買い物の設定です。お支払いの前の暗証番号、この端末では購入しない設定、お休み、ひと月の上限を決められます（Q526）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof SpendingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準、暗証番号が付いている（Q526）',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^付いています。/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^番号を変える/ }))
    await expect(args.pin.onFormChange).toHaveBeenLastCalledWith('change')
    await userEvent.click(canvas.getByRole('button', { name: /^番号をなくす/ }))
    await expect(args.pin.onFormChange).toHaveBeenLastCalledWith('remove')
    await userEvent.click(canvas.getByRole('button', { name: /^番号を忘れたとき/ }))
    await expect(args.pin.onForgot).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'この端末では購入しない' }))
    await expect(args.onBlock).toHaveBeenCalledWith(true)
    await expect(canvas.getByText(/局番なしの188/)).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'なにも決めていない',
  args: { lock: nothingSet, limit: { ...limit, own: {} } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^付いていません。/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '暗証番号を付ける' }))
    await expect(args.pin.onFormChange).toHaveBeenCalledWith('set')
    await expect(canvas.getByText('お休みしていません。')).toBeVisible()
  },
}

export const SetPin: Story = {
  name: '暗証番号を付ける：4〜8桁、2回入力',
  args: { lock: nothingSet, pin: { ...pin, form: 'set' } },
  play: async ({ canvas, args }) => {
    const [pin, again] = [canvas.getByLabelText(/^新しい暗証番号(?!（)/), canvas.getByLabelText(/^新しい暗証番号（/)]
    await userEvent.type(pin, '12')
    await userEvent.type(again, '13')
    await userEvent.click(canvas.getByRole('button', { name: /^この番号にする/ }))
    await expect(canvas.getByText('4〜8桁の数字で入力してください。')).toBeVisible()
    await expect(args.pin.onPin).not.toHaveBeenCalled()
    await userEvent.clear(pin)
    await userEvent.type(pin, '４８２６')
    await userEvent.clear(again)
    await userEvent.type(again, '4826')
    await userEvent.click(canvas.getByRole('button', { name: /^この番号にする/ }))
    await expect(args.pin.onPin).toHaveBeenCalledWith({ present: '', pin: '4826', again: '4826' })
    await userEvent.click(canvas.getByRole('button', { name: 'やめる' }))
    await expect(args.pin.onFormChange).toHaveBeenCalledWith(undefined)
  },
}

export const ChangePin: Story = {
  name: '暗証番号を変える',
  args: { pin: { ...pin, form: 'change' } },
}

export const WrongPin: Story = {
  name: '暗証番号がちがう：あと何回か',
  args: { pin: { ...pin, form: 'remove', triesLeft: 2 } },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText(/^いまの暗証番号/)).toHaveAccessibleDescription(/番号がちがいます。あと2回ちがうと/),
}

export const Locked: Story = {
  name: '続けてちがった：しばらく入力できない',
  args: { lock: { ...nothingSet, hasPin: true, pinLockedUntil: '2026-01-31T14:05:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('続けて番号がちがったため、23:05まで入力できません。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^番号を変える/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /^番号を忘れたとき/ })).toBeEnabled()
  },
}

export const Blocked: Story = {
  name: 'この端末では購入しない：もどすには暗証番号',
  args: { lock: { ...nothingSet, hasPin: true, isBlocked: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^この端末では購入しない設定です。/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '購入できるようにする' }))
    await expect(args.pin.onFormChange).toHaveBeenCalledWith('unblock')
    await expect(args.onBlock).not.toHaveBeenCalled()
  },
}

export const Unblock: Story = {
  name: '購入できるようにする：暗証番号をたずねる',
  args: { lock: { ...nothingSet, hasPin: true, isBlocked: true }, pin: { ...pin, form: 'unblock' } },
}

export const StartBreak: Story = {
  name: 'お休みをはじめる：確かめてから',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('1週間'))
    await userEvent.click(canvas.getByRole('button', { name: /^お休みをはじめる/ }))
    const question = await screen.findByRole('alertdialog', { name: 'いまから1週間、お休みしますか' })
    await expect(question).toHaveTextContent('途中でやめたり、短くしたりはできません。')
    await expect(args.pause.onBreak).not.toHaveBeenCalled()
    const [yes, no] = ['お休みする', 'お休みしない'].map((name) => within(question).getByRole('button', { name }))
    const look = (button: HTMLElement | undefined) => button && getComputedStyle(button).backgroundColor
    await expect(look(yes)).toBe(look(no))
    if (yes) await userEvent.click(yes)
    await expect(args.pause.onBreak).toHaveBeenCalledWith(10_080)
  },
}

export const OnBreak: Story = {
  name: 'お休み中：のばせる、短くはできない',
  args: { pause: { ...pause, current: ready({ until: '2026-02-07T03:00:00Z', place: 'account' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/02/07(土) 12:00')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^お休みをのばす/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /やめる|短く/ })).toBeNull()
  },
}

export const OnlyHere: Story = {
  name: 'サーバーにお休みがない：この端末だけ',
  args: { pause: { ...pause, current: ready({ until: '2026-02-07T03:00:00Z', place: 'device' }) } },
  play: async ({ canvas }) => expect(canvas.getByText(/^この端末だけのお休みです。/)).toBeVisible(),
}

export const WithoutHttps: Story = {
  name: 'httpsでない：暗証番号は付けられない',
  args: { lock: { ...nothingSet, canHavePin: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/安全な接続（https）で開かれていない/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '暗証番号を付ける' })).toBeNull()
  },
}

export const NotKept: Story = {
  name: '設定を保存できないブラウザー',
  args: { lock: { ...nothingSet, hasPin: true, isKept: false } },
  play: async ({ canvas }) => expect(canvas.getByText(/このタブを閉じると消えます/)).toBeVisible(),
}

export const Done: Story = {
  name: '終わったことを伝える',
  args: { news: '暗証番号をなくしました。登録しているメールアドレスにもお知らせしました。' },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/登録しているメールアドレスにもお知らせしました。$/)).toBeVisible(),
}

export const Loading: Story = { name: 'お休みを読みこみ中', args: { pause: { ...pause, current: loading } } }

export const Failed: Story = {
  name: 'お休みを読みこめない：ほかの設定は使える',
  args: { pause: { ...pause, current: failedLoad() } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'この端末では購入しない' })).toBeEnabled(),
}

export const Long: Story = { name: 'とても長い文字', ...long }

export const Offline: Story = {
  ...offline,
  name: 'オフライン：この端末では決められる',
  args: { pause: { ...pause, current: ready({ place: 'unsent' }) } },
}
