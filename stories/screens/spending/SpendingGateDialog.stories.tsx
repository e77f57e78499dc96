import { SpendingGateDialog } from '@tsudoi/design-system/screens/spending/SpendingGateDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

/**
 * The dialog that opens before a payment if the member's own spending settings require a PIN or block the payment
 * (Q526).
 */
const meta = {
  title: '画面/買い物の設定/お支払いの前 SpendingGateDialog',
  component: SpendingGateDialog,
  args: {
    open: true,
    hold: { is: 'pin' },
    onPin: fn(),
    onClose: fn(),
    hrefs: { settings: '/mypage/spending' },
  },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'お支払いの最終確認の前に開きます。暗証番号をたずねるか、購入しない設定やお休みであることを伝えます（Q526）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SpendingGateDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog')

export const Ready: Story = {
  name: '標準、暗証番号をたずねる（Q526）：やめると進むは同じ重さ',
  play: async ({ args }) => {
    const box = within(await dialog())
    const [no, yes] = [/^購入をやめる/, /^確認へ進む/].map((name) => box.getByRole('button', { name }))
    const look = (button: HTMLElement | undefined) => {
      if (!button) return undefined
      const { width, height } = button.getBoundingClientRect()
      const { backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
      return { width, height, backgroundColor, borderColor, fontSize, fontWeight }
    }
    await expect(look(no)).toEqual(look(yes))
    await userEvent.type(box.getByLabelText('暗証番号'), '４８２６{Enter}')
    await expect(args.onPin).toHaveBeenCalledWith('4826')
    if (no) await userEvent.click(no)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(box.getByRole('link', { name: '番号を忘れたとき' })).toHaveAttribute('href', '/mypage/spending')
  },
}

export const NothingTyped: Story = {
  name: '入力していない',
  play: async ({ args }) => {
    const box = within(await dialog())
    await userEvent.click(box.getByRole('button', { name: /^確認へ進む/ }))
    await expect(box.getByText('暗証番号を入力してください。')).toBeVisible()
    await expect(args.onPin).not.toHaveBeenCalled()
  },
}

export const Wrong: Story = {
  name: '番号がちがう',
  args: { triesLeft: 4 },
  play: async () =>
    expect(within(await dialog()).getByLabelText('暗証番号')).toHaveAccessibleDescription(/あと4回ちがうと/),
}

export const Pending: Story = { name: '確かめている', args: { isPending: true } }

export const Locked: Story = {
  name: '続けてちがった：しばらく入力できない',
  args: { hold: { is: 'locked', until: '2026-01-31T14:05:00Z' } },
  play: async ({ args }) => {
    const box = within(await dialog())
    await expect(box.getByText('続けて番号がちがったため、23:05まで入力できません。')).toBeVisible()
    await userEvent.click(box.getByRole('button', { name: 'もどる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnBreak: Story = {
  name: 'お休み中：いつ終わるか',
  args: { hold: { is: 'break', until: '2026-02-07T03:00:00Z' } },
  play: async () =>
    expect(await screen.findByText('ご自身で決めたお休みです。2026/02/07(土) 12:00に終わります。')).toBeVisible(),
}

export const Blocked: Story = {
  name: 'この端末では購入しない',
  args: { hold: { is: 'blocked' } },
  play: async () =>
    expect(within(await dialog()).getByRole('link', { name: '買い物の設定を見る' })).toHaveAttribute(
      'href',
      '/mypage/spending',
    ),
}

export const Largest: Story = {
  name: '320px、文字200%',
  globals: { viewport: { value: 'narrow' }, textSize: 'largest' },
  play: async () => {
    const box = await dialog()
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
}
