import { UnexpectedScreen } from '@tsudoi/design-system/screens/system/UnexpectedScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

const meta = {
  title: '画面/共通/思わぬエラー UnexpectedScreen',
  component: UnexpectedScreen,
  args: { topHref: '/top', onReload: fn() },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '思わぬエラーで画面を表示できないときのページです。原因と対処を伝えます。' } },
    layout: 'fullscreen',
    shell: { viewer: 'guest' },
  },
} satisfies Meta<typeof UnexpectedScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Broken: Story = {
  name: '標準、描けなかった：コインが動いたかどうかは言わない',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/コイン|アイテム/)).toBeNull()
    await expect(canvas.getByText(/読みこんだあとに結果を確かめてください。/)).toBeVisible()
  },
}

export const Reload: Story = {
  name: 'もう一度読みこむ',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const Unloaded: Story = { name: '読みこめなかった', args: { reason: 'unloaded' } }

/** While the user fills in a form, the page is not reloaded automatically (S088). */
export const KeepsTyped: Story = {
  name: '読みこめなかった、入力の途中',
  args: { reason: 'unloaded', keepsTyped: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/入力した内容は残っています。/)).toBeVisible()
  },
}
