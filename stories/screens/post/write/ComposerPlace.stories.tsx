import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { ComposerPlace, type ComposerPlaceProps } from '@tsudoi/design-system/screens/post/write/ComposerPlace'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleProfile } from '../../../examples/exampleProfile.ts'
import { inFrame } from '../../../inFrame.ts'

/** Keeps the typed text in state, as the app does. */
function StatefulComposerPlace(args: ComposerPlaceProps) {
  const [text, setText] = useState(args.draft.text)
  return (
    <ChannelTheme id="todai" seed="#1464c8">
      <ComposerPlace {...args} draft={{ ...args.draft, text, onTextChange: setText }} />
    </ChannelTheme>
  )
}

/** The composer inline on a desktop, and in a sheet on a phone (W137). */
const meta = {
  title: '画面/投稿/書く/書く場所 ComposerPlace',
  component: ComposerPlace,
  render: (args) => <StatefulComposerPlace {...args} />,
  args: {
    isDesk: false,
    mode: 'comment',
    author: exampleProfile,
    answersTo: { nickName: '灯台放送局', text: '今夜の深夜便は19時から。リクエストのお便り、まだ間に合います。' },
    draft: { text: '開けました。うちからは電車の音が聞こえます。', onTextChange: fn() },
    tray: {
      items: [],
      onFiles: fn(),
      onRemove: fn(),
      onRetry: fn(),
      onCancel: fn(),
      onMove: fn(),
      onDescribe: fn(),
    },
    onSend: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: '書くところを開く場所です。広い画面ではその場に、電話ではシートで開きます（W137）。' },
    },
  },
} satisfies Meta<typeof ComposerPlace>

export default meta
type Story = StoryObj<typeof meta>

export const InSheet: Story = {
  name: '標準、スマートフォンではシート：欄に入っている（W137）',
  parameters: { picture: { widths: [390], modes: ['day', 'stage'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'コメントを書く' }))
    const field = sheet.getByRole('textbox', { name: 'コメントを書く' })
    await waitFor(() => expect(field).toHaveFocus())
    // Escape cancels the composition and does not close the sheet.
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnDesk: Story = {
  name: '机ではその場で：欄に入っている（W137）',
  args: { isDesk: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'コメントを書く' })).toHaveFocus()
  },
}
