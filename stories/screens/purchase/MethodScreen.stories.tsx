import { MethodScreen } from '@tsudoi/design-system/screens/purchase/MethodScreen'
import { purchaseMethods, type PurchaseMethod } from '@tsudoi/design-system/screens/purchase/purchase.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

const methodHrefs = Object.fromEntries(
  purchaseMethods.map((method) => [method, `/purchase/coin-1000?method=${method}`]),
) as Record<PurchaseMethod, string>

/** The seven payment methods (W070, R038). */
const meta = {
  title: '画面/購入/お支払い方法 MethodScreen',
  component: MethodScreen,
  args: {
    viewer: 'member',
    registered: 2,
    methodHrefs,
    chosen: 'PAY_PAY',
    hrefs: { login: '/login', signUp: '/signup', shop: '#shop', back: '/purchase/coin-1000' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'お支払い方法をえらぶページです（W070、R038）。' } },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MethodScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: '標準：購入の途中でえらぶ（W070、Q68）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('listitem').map((row) => row.querySelector('a')?.getAttribute('href'))
    await expect(links).toEqual(purchaseMethods.map((method) => methodHrefs[method]))
    await expect(canvas.getByRole('link', { name: /いま選んでいる方法/ })).toHaveAttribute(
      'href',
      '/purchase/coin-1000?method=PAY_PAY',
    )
    await expect(canvas.getByRole('link', { name: '変えずにもどる' })).toHaveAttribute('href', '/purchase/coin-1000')
  },
}

export const Alone: Story = {
  name: '購入の外で見る（W070）',
  args: {
    registered: 0,
    chosen: undefined,
    methodHrefs: { PERSISTENT_CARD: '/purchase/card', CREDIT_CARD: '/purchase/card/edit' },
    hrefs: { login: '/login', signUp: '/signup', shop: '#shop' },
  },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByText('まだ登録されていません。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'コインショップを開く' })).toBeVisible()
  },
}

export const Loading: Story = { name: 'カードの数を読みこみ中', args: { registered: undefined } }

export const Guest: Story = {
  name: 'ゲスト（Q17）',
  args: { viewer: 'guest' },
  parameters: { shell: { viewer: 'guest' } },
}

export const Minor: Story = {
  name: '18歳未満：登録したカードは使えない（Q527）',
  args: { isMinor: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^18歳未満の方は、カードを登録したり.*確認と削除ができます。$/)).toBeVisible()
    await expect(canvas.queryByText(/登録するかどうかは選べます/)).toBeNull()
  },
}
