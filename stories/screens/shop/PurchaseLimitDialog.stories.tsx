import { untouched } from '@tsudoi/design-system/text/untouched'
import { loading, ready } from '@tsudoi/design-system/loadable'
import { PurchaseLimitDialog } from '@tsudoi/design-system/screens/shop/PurchaseLimitDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { limitsOfUnknownAge, exampleLimits } from '../../examples/exampleLimits.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { inFrame } from '../../inFrame.ts'

/** The dialog shown when the monthly purchase limit is reached (W160). */
const meta = {
  title: '画面/ショップ/購入上限 PurchaseLimitDialog',
  component: PurchaseLimitDialog,
  args: { open: true, limits: ready(exampleLimits), untouched: untouched.purchase, onClose: fn() },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: '今月の購入上限に達したときのダイアログです。年齢ごとの上限を伝えます（W160）。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PurchaseLimitDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：年齢ごとの上限、自分の行にしるし（W160、E067、S116、S143）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '購入上限です' })
    await expect(dialog).toHaveTextContent('今月の購入上限金額を超えるため購入することができません。')
    await expect(dialog).toHaveTextContent('アカウントごとに決まります。翌月1日から、また購入できます。')
    for (const { id, name, yen } of exampleLimits.rows) {
      const row = screen.getByRole('row', { name: new RegExp(`^${name}.*${yen.toLocaleString()}円$`) })
      await expect(row.getAttribute('aria-current')).toBe(id === exampleLimits.own ? 'true' : null)
    }
    await expect(screen.getByRole('row', { current: true })).toHaveTextContent(`あなた（${exampleLimits.age}歳）`)
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const NoBirthDate: Story = {
  name: '生年月日の登録がない（Q73）',
  args: { limits: ready(limitsOfUnknownAge) },
  play: async () => {
    await expect(await screen.findByText(/生年月日は未登録/)).toBeVisible()
    await expect(screen.getByRole('row', { current: true })).toHaveTextContent('15歳以下')
  },
}

export const Loading: Story = { name: '読みこみ中', args: { limits: loading } }

export const Failed: Story = {
  name: '上限を読めない：断りの言葉はある',
  args: { limits: failedLoad() },
  play: async () => {
    await expect(await screen.findByText(/今月の購入上限金額を超えるため/)).toBeVisible()
  },
}
