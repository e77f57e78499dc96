import { loading, ready } from '@tsudoi/design-system/loadable'
import { CardListScreen } from '@tsudoi/design-system/screens/purchase/CardListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { exampleCards } from '../../examples/exampleCards.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The cards saved at the payment gateway (W071, W132, R039). */
const meta = {
  title: '画面/購入/登録したカード CardListScreen',
  component: CardListScreen,
  args: {
    viewer: 'member',
    cards: ready(exampleCards),
    now: exampleNow,
    onDelete: fn(),
    hrefs: { login: '/login', signUp: '/signup', add: '/purchase/card/edit', back: '/purchase/method' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '登録したカードの一覧です。購入の途中では、使うカードをえらびます（W071、W132、R039）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CardListScreen>

export default meta
type Story = StoryObj<typeof meta>

const payHref = ({ id }: { id: string }) => `/purchase/coin-1000?method=PERSISTENT_CARD&card=${id}`

export const Ready: Story = {
  name: '標準（W071、W132、S091）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有効期限 2030/12')).toBeVisible()
    const [, ends, expired] = canvas.getAllByRole('listitem')
    await expect(ends).toHaveTextContent('今月で期限切れ')
    await expect(expired).toHaveTextContent(/[^で]期限切れ/)
    await expect(canvas.queryByRole('link', { name: /^このカードで支払う/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'カードを登録する' })).toHaveAttribute('href', '/purchase/card/edit')
  },
}

export const Paying: Story = {
  name: '購入の途中でえらぶ（W071）',
  args: { payHref },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    const pay = canvas.getAllByRole('link', { name: /^このカードで支払う/ })
    // An expired card cannot be used to pay.
    await expect(pay.map((link) => link.getAttribute('href'))).toEqual([
      '/purchase/coin-1000?method=PERSISTENT_CARD&card=card-visa',
      '/purchase/coin-1000?method=PERSISTENT_CARD&card=card-amex',
    ])
  },
}

export const Minor: Story = {
  name: '18歳未満：登録も、登録したカードでの支払いもできない（Q527）',
  args: { isMinor: true, payHref },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^18歳未満の方は、カードを登録したり/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^このカードで支払う/ })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /を削除する$/ })).toHaveLength(3)
  },
}

export const MinorManaging: Story = {
  name: '18歳未満：購入の外では、登録をすすめない（Q527）',
  args: { isMinor: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'カードを登録する' })).toBeNull(),
}

export const MinorEmpty: Story = {
  name: '18歳未満、カードがない（Q527）',
  args: { isMinor: true, cards: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^18歳未満の方は、カードを登録したり/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'カードを登録する' })).toBeNull()
  },
}

export const DeleteQuestion: Story = {
  name: '削除の前にたずねる（W132）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visa 末尾4242を削除する' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'このカードを削除しますか' })
    await waitFor(() => expect(screen.getByRole('button', { name: '削除しない' })).toHaveFocus())
    await expect(dialog).toHaveTextContent('Visa 末尾4242')
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

export const Deleted: Story = {
  name: '削除すると答えた（W132）',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'American Express 末尾0005を削除する' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: '削除しない' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: '削除する' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'card-amex' }))
  },
}

export const Deleting: Story = { name: '削除中', args: { deleting: 'card-visa' } }

export const Empty: Story = {
  name: 'カードがない（W071、W132）',
  args: { cards: ready([]) },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'カードを登録する' })).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中（W071）', args: { cards: loading } }

export const Failed: Story = { name: '失敗', args: { cards: failedLoad() } }

export const Guest: Story = {
  name: 'ゲスト（Q17）',
  args: { viewer: 'guest', cards: loading },
  parameters: { shell: { viewer: 'guest' } },
}
