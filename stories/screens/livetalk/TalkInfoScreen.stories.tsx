import { loading, ready } from '@tsudoi/design-system/loadable'
import { TalkInfoScreen } from '@tsudoi/design-system/screens/livetalk/TalkInfoScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { livetalkHrefs } from '../../examples/exampleLivetalks.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, long, offline } from '../../storyKinds.ts'

/** The form for the member's notes to the streamer of a live talk (W118, R088). */
const meta = {
  title: '画面/ライブトーク/話したいこと TalkInfoScreen',
  component: TalkInfoScreen,
  args: {
    streamer: '汐里',
    initial: ready({ callName: '', topic: '' }),
    onValuesChange: fn(),
    onSubmit: fn(),
    isPending: false,
    isSaved: false,
    hrefs: livetalkHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'ライブトークで話したいことを、配信者に伝えるためのフォームです（W118、R088）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel' },
  },
} satisfies Meta<typeof TalkInfoScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W118）：書いたものは、そのつど残る',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/呼ばれたいお名前/), 'こはる')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ callName: 'こはる', topic: '' })
    await userEvent.click(canvas.getByRole('button', { name: 'この内容で伝える' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ callName: 'こはる', topic: '' })
  },
}

export const TooLong: Story = {
  name: '長すぎる名前は送らない（S134）',
  args: { initial: ready({ callName: '星'.repeat(21), topic: '' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'この内容で伝える' }))
    await expect(canvas.getByText('20文字までです。いまは21文字です。')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Saved: Story = {
  name: '伝わった',
  args: { initial: ready({ callName: 'こはる', topic: 'はじめて便りを出した夜のこと。' }), isSaved: true },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('伝わりました。'),
}

export const NoSlot: Story = {
  name: '枠を予約する前',
  args: { initial: ready('noSlot') },
  play: async ({ canvas }) => expect(canvas.getByText('枠を予約すると、書けます')).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中', args: { initial: loading } }

export const Failed: Story = { name: '失敗', args: { initial: failedLoad() } }

export const Long: Story = { name: 'とても長い文字', ...long }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
