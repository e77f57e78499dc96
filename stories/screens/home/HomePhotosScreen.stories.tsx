import { loading, ready } from '@tsudoi/design-system/loadable'
import { HomePhotosScreen } from '@tsudoi/design-system/screens/home/HomePhotosScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { emptyWall, exampleBackgrounds, exampleCandidates, exampleWall } from '../../examples/exampleHome.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The page on which the member arranges the photo wall of the home page (W135, W136). */
const meta = {
  title: '画面/ホーム/ホームを飾る HomePhotosScreen',
  component: HomePhotosScreen,
  args: {
    wall: ready({ ...exampleWall, background: exampleBackgrounds[0] }),
    position: 2,
    actions: { onPosition: fn(), onMove: fn(), onTakeDown: fn(), onReset: fn() },
    show: 'photos',
    candidates: { items: ready(exampleCandidates), more: 'idle', onMore: fn() },
    onCandidate: fn(),
    backgrounds: { items: ready(exampleBackgrounds) },
    onBackground: fn(),
    hrefs: {
      home: '/home',
      photos: '/home/photos',
      background: '/home/photos?show=background',
      channels: '/channel',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'ホームに飾る写真と背景をえらぶページです。えらぶと、すぐに飾られます（W135、W136）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'home' },
  },
} satisfies Meta<typeof HomePhotosScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：キーだけで、えらぶ、移す、はずす、もっと見る（W135、S056）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '1番めに飾っている写真' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.actions.onPosition).toHaveBeenCalledWith(1)
    await expect(canvas.getByRole('button', { name: '2番めに飾っている写真', pressed: true })).toBeVisible()
    canvas.getByRole('button', { name: 'ひとつ前へ' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.actions.onMove).toHaveBeenCalledWith(2, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'はずす' }))
    await expect(args.actions.onTakeDown).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'すべてはずす' }))
    await expect(args.actions.onReset).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /夏至のパレード/ }))
    await expect(args.onCandidate).toHaveBeenCalledWith('lemonade-parade-five')
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(args.candidates.onMore).toHaveBeenCalledOnce()
  },
}

export const Held: Story = {
  name: '写真が場所を待っている（W135）',
  args: { wall: ready(exampleWall), held: { name: '夏至のパレード 五人', onDrop: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/飾る場所を/).closest('output')).toHaveTextContent(
      '「夏至のパレード 五人」を飾る場所をえらんでください。',
    )
    await userEvent.click(canvas.getByRole('button', { name: '4番めは空いています' }))
    await expect(args.actions.onPosition).toHaveBeenCalledWith(4)
    await userEvent.click(canvas.getByRole('button', { name: 'やめる' }))
    await expect(args.held?.onDrop).toHaveBeenCalledOnce()
  },
}

export const Backgrounds: Story = {
  name: '背景：えらんでいる、えらべる、まだ開いていない（W136）',
  args: { show: 'background' },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /始発まえの港/, pressed: true })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /逢魔が時/ })).toBeNull()
    await expect(canvas.getByText('このチャンネルの写真あと2種で開きます')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /放課後の練習室/ }))
    await expect(args.onBackground).toHaveBeenCalledWith('lemonade-hall')
  },
}

export const Changed: Story = {
  name: '変えたあと、元にもどす',
  args: { news: { text: '2番めに飾りました。', onUndo: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '元にもどす' }))
    await expect(args.news?.onUndo).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  name: '空（W135）',
  args: { wall: ready(emptyWall), candidates: { items: ready([]) }, position: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'はずす' })).toBeDisabled()
    await expect(canvas.getByText('飾れる写真はまだありません')).toBeVisible()
  },
}

export const Loading: Story = {
  name: '読みこみ中',
  args: { wall: loading, candidates: { items: loading } },
}

export const Failed: Story = { name: '失敗', args: { wall: failedLoad(), candidates: { items: failedLoad() } } }
