import { ResumeRegistrationDialog } from '@tsudoi/design-system/screens/system/ResumeRegistrationDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

const meta = {
  title: '画面/共通/登録途中の内容があります ResumeRegistrationDialog',
  component: ResumeRegistrationDialog,
  args: { open: true, onResume: fn(), onCancel: fn() },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component: '登録の途中の内容が残っているときのダイアログです。続けるか、やめるかをえらべます（W014）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ResumeRegistrationDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Resume: Story = {
  name: '標準：続ける',
  parameters: { picture: true },
}

export const Resumed: Story = {
  name: '続きから登録する',
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: '登録途中の内容があります' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '続きから登録する' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

export const Cancel: Story = {
  name: 'やめる',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '登録をやめてログアウトする' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onResume).not.toHaveBeenCalled()
  },
}
