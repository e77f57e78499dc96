import { CommercialDialog } from '@tsudoi/design-system/screens/shop/CommercialDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

const meta = {
  title: '画面/ショップ/特定商取引法の表記 CommercialDialog',
  component: CommercialDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    document: {
      title: '特定商取引法の表記',
      isPlaceholder: true,
      sections: [
        { heading: '販売事業者', paragraphs: ['集い運営事務局'] },
        { heading: '販売価格', paragraphs: ['購入の画面に、消費税を含む金額を表示します。'] },
        { heading: '返品', paragraphs: ['商品の性質上、購入後の返品はお受けできません。'] },
      ],
    },
  },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: '特定商取引法と資金決済法の表示を、ショップの上で読むためのダイアログです。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CommercialDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '標準',
  parameters: { picture: true },
}

export const Closed: Story = {
  name: '閉じる',
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: '特定商取引法の表記' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
