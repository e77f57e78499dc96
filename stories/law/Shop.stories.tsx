import { PurchaseScreen } from '@tsudoi/design-system/screens/purchase/PurchaseScreen'
import { ShopDialog } from '@tsudoi/design-system/screens/shop/ShopDialog'
import { yenText } from '@tsudoi/design-system/text/yenText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { exampleShop } from '../examples/exampleShop.ts'
import purchase from '../screens/purchase/PurchaseScreen.stories.tsx'
import shopDialog from '../screens/shop/ShopDialog.stories.tsx'
import { inFrame } from '../inFrame.ts'

/** Checks the rules of docs/law.md, section "The shop and the purchase". */
const meta = {
  title: '法令/ショップと購入 Shop',
  component: ShopDialog,
  args: shopDialog.args,
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'ショップと購入の画面に、法令で決められた項目がそろっていることを確かめます（docs/law.md「The shop and the purchase」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ShopDialog>

export default meta
type Story = StoryObj<typeof meta>

const shop = async () => within(await screen.findByRole('dialog', { name: 'コインショップ' }))

export const Prices: Story = {
  name: 'L10：ひとつずつの価格（特商法11条）',
  play: async () => {
    const box = await shop()
    for (const { yen } of exampleShop)
      await expect(box.getByRole('button', { name: new RegExp(`^${yenText(yen)}で購入`) })).toBeVisible()
  },
}

export const LegalPages: Story = {
  name: 'L11：法令の表示に手がとどく（特商法11条、資金決済法13条）',
  play: async () => {
    const box = await shop()
    await expect(box.getByRole('link', { name: '特定商取引法の表記' })).toHaveAttribute('href', '#commercial')
    await expect(box.getByRole('link', { name: '資金決済法に基づく表示' })).toHaveAttribute(
      'href',
      '/account/settlement',
    )
  },
}

export const Balance: Story = {
  name: 'L12：有償と無償の残高（資金決済法13条）',
  play: async () => {
    await shop()
    await expect(screen.getByRole('dialog')).toHaveTextContent(/3,280.*有償 2,400.*無償 880/)
  },
}

export const Methods: Story = {
  name: 'L13：お支払いの前に、方法（特商法11条）',
  render: () => <PurchaseScreen {...purchase.args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お支払い方法')).toBeVisible()
    const methods = canvas.getAllByRole('radio')
    await expect(methods.length).toBeGreaterThan(1)
    await expect(canvas.getByText(/お支払いが済むまで、コインは増えません/)).toBeVisible()
  },
}

export const Limited: Story = {
  name: 'L14：残りの回数と期間は、ホストの数（景品表示法5条）',
  play: async () => {
    await expect((await shop()).getByText(/^あと2回$/)).toBeVisible()
  },
}

export const NoCardNumber: Story = {
  name: 'L15：カード番号を受け取らない（割賦販売法35条の16）',
  render: () => <PurchaseScreen {...purchase.args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryAllByRole('textbox')).toEqual([])
    await expect(canvasElement.querySelector('[autocomplete^="cc-"], [name*="card"], iframe')).toBeNull()
  },
}
