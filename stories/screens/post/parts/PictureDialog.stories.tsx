import { PictureDialog } from '@tsudoi/design-system/screens/post/parts/PictureDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'
import { examplePosts } from '../../../examples/examplePosts.ts'
import { inFrame } from '../../../inFrame.ts'

const [letter, parade] = examplePosts

/** The enlarged pictures of a post, over its list. */
const meta = {
  title: '画面/投稿/大きな写真 PictureDialog',
  component: PictureDialog,
  args: { pictures: parade!.media.filter(({ kind }) => kind === 'image'), first: 0, onClose: fn() },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: '投稿の写真を大きく見るダイアログです。矢印キーか、横に払うことで次へ進みます。' },
    },
  },
} satisfies Meta<typeof PictureDialog>

export default meta
type Story = StoryObj<typeof meta>

const box = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Ready: Story = {
  name: '標準、二枚：矢印キー、ボタン、横に払って次へ',
  parameters: { picture: {} },
  play: async () => {
    const dialog = await box('写真 1 / 2')
    dialog.getByRole('figure').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await box('写真 2 / 2')
    await userEvent.click(dialog.getByRole('button', { name: '前の写真' }))
    await box('写真 1 / 2')
    const picture = dialog.getByRole('img')
    await fireEvent.pointerDown(picture, { clientX: 300, clientY: 300, isPrimary: true })
    await fireEvent.pointerUp(picture, { clientX: 100, clientY: 310, isPrimary: true })
    await box('写真 2 / 2')
    // A two-finger pinch zooms, and is not a swipe.
    const second = dialog.getByRole('img')
    await expect(getComputedStyle(second).touchAction).toBe('pan-y pinch-zoom')
    await fireEvent.pointerDown(second, { clientX: 200, clientY: 300, isPrimary: true })
    await fireEvent.pointerDown(second, { clientX: 220, clientY: 300, isPrimary: false })
    await fireEvent.pointerUp(second, { clientX: 360, clientY: 300, isPrimary: false })
    await fireEvent.pointerUp(second, { clientX: 60, clientY: 300, isPrimary: true })
    await box('写真 2 / 2')
    await userEvent.keyboard('{ArrowRight}')
    await box('写真 1 / 2')
  },
}

export const Single: Story = {
  name: '一枚：書いた人の代わりの文。Escapeで閉じる',
  args: { pictures: letter!.media },
  parameters: { picture: true },
  play: async ({ args }) => {
    const dialog = await box('写真')
    await expect(dialog.getByRole('img', { name: '窓辺に置いた便りと灯台のあかり' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: '次の写真' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
