import { DrawTermsDialog } from '@tsudoi/design-system/screens/gacha/DrawTermsDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { exampleGacha } from '../../examples/exampleGacha.ts'
import { inFrame } from '../../inFrame.ts'

const meta = {
  title: '画面/ガチャ/規約への同意 DrawTermsDialog',
  component: DrawTermsDialog,
  args: {
    open: true,
    gachaName: exampleGacha.name,
    terms: exampleGacha.terms ?? '',
    onAgree: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component: 'はじめてガチャを引く前に、規約への同意をもらうダイアログです。同意するまでは引けません。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DrawTermsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '標準：同意の前は引けない',
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: '同意して次へ' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '引かずに閉じる' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onAgree).not.toHaveBeenCalled()
  },
}

export const Pending: Story = { name: '同意している途中', args: { isPending: true } }

export const Long: Story = { name: '長い規約', args: { terms: `${exampleGacha.terms}\n\n`.repeat(10) } }
