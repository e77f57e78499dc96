import { AddToCalendar } from '@tsudoi/design-system/screens/parts/AddToCalendar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

/** The button that adds the page's deadline or event to the user's own calendar (Q477). */
const meta = {
  title: '画面/共通/カレンダーに入れる AddToCalendar',
  component: AddToCalendar,
  args: { way: 'file', isAdded: false, onAdd: fn() },
  parameters: {
    docs: { description: { component: 'ページの予定や締め切りを、利用者のカレンダーに入れるボタンです（Q477）。' } },
  },
} satisfies Meta<typeof AddToCalendar>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'カレンダーに入れる' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Added: Story = {
  name: '押したあと',
  args: { isAdded: true },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('開くと、予定が入ります。'),
}

export const InWebview: Story = {
  name: 'アプリのなか：ブラウザーで開く',
  args: { way: 'browser' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'ブラウザーで開いてカレンダーに入れる' })).toBeVisible(),
}

export const Elsewhere: Story = {
  name: 'アプリのなか：ブラウザーを開けない',
  args: { way: 'elsewhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ブラウザーで開いてください/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
