import { NewerEditDialog } from '@tsudoi/design-system/screens/post/write/NewerEditDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inFrame } from '../../../inFrame.ts'

/** The dialog shown when a post was edited on another device during an edit (S053). */
const meta = {
  title: '画面/投稿/書く/ほかの画面で直されている NewerEditDialog',
  component: NewerEditDialog,
  args: { text: '波の音、こっちにも届いてます。\n追記：窓は閉めました。', onOverwrite: fn(), onGoOn: fn() },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          '直している間に、同じ投稿がほかの端末で直されたときのダイアログです。上書きする前にたずねます（S053）。',
      },
    },
  },
} satisfies Meta<typeof NewerEditDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：上書きする前に聞く（S053）',
  parameters: { picture: { widths: [390] } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'いま書いた文で上書きする' }))
    await expect(args.onOverwrite).toHaveBeenCalledOnce()
  },
}

export const GoesBack: Story = {
  name: 'Escapeは書く画面にもどる',
  args: { text: 'あ'.repeat(500) },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onGoOn).toHaveBeenCalledOnce()
    await expect(args.onOverwrite).not.toHaveBeenCalled()
  },
}
