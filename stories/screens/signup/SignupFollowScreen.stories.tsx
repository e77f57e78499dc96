import { loading } from '@tsudoi/design-system/loadable'
import { SignupFollowScreen } from '@tsudoi/design-system/screens/signup/SignupFollowScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { bareChannel, exampleChannels, longNameChannel, manyChannels } from '../../examples/exampleChannels.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline, tabbedThrough } from '../../storyKinds.ts'

/** The last step of the sign-up: the member follows the first channels (W041). */
const meta = {
  title: '画面/会員登録/フォローするチャンネル SignupFollowScreen',
  component: SignupFollowScreen,
  args: { channels: pagedExample(exampleChannels), onFollow: fn(), hrefs: { home: '/home' } },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '会員登録の最後の段階です。最初にフォローするチャンネルをえらびます（W041）。' },
    },
    layout: 'fullscreen',
    shell: { simple: true },
  },
} satisfies Meta<typeof SignupFollowScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W041）',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
}

export const Follow: Story = {
  name: 'フォローする・やめる（W041）',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3チャンネルをフォロー中')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '紅緒と鬼火をフォローする' }))
    await expect(args.onFollow).toHaveBeenLastCalledWith('benio', true)
    await userEvent.click(canvas.getByRole('button', { name: '灯台放送局をフォロー中' }))
    await expect(args.onFollow).toHaveBeenLastCalledWith('todai', false)
  },
}

export const Loading: Story = { name: '読みこみ中（W041）', args: { channels: { items: loading } } }

export const Empty: Story = { name: '空（W041）', args: { channels: pagedExample([]) } }

export const Failed: Story = { name: '失敗', args: { channels: { items: failedLoad() } } }

export const LongName: Story = { name: '長い名前', args: { channels: pagedExample([longNameChannel, bareChannel]) } }

export const ManyItems: Story = {
  name: 'たくさん',
  args: { channels: pagedExample(manyChannels, { more: 'idle', onMore: fn() }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(args.channels.onMore).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const TabbedThrough: Story = { name: '幅320 px、文字200%で、足もとがフォーカスを隠さない', ...tabbedThrough }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
