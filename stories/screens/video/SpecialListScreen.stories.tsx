import { loading } from '@tsudoi/design-system/loadable'
import { SpecialListScreen } from '@tsudoi/design-system/screens/video/SpecialListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { exampleSpecials, longVideo, videoChannel } from '../../examples/exampleVideos.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'

/** The special pages of a channel (W088, R056). */
const meta = {
  title: '画面/動画/特集の一覧 SpecialListScreen',
  component: SpecialListScreen,
  args: {
    channel: videoChannel,
    specials: pagedExample(exampleSpecials),
    hrefs: { channels: '/channel' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'チャンネルの特集の一覧です（W088、R056）。' } },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: videoChannel },
  },
} satisfies Meta<typeof SpecialListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：何がひらくか（W088）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('動画がひらきます')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '灯台ふもとライブ 全記録' })).toHaveAttribute(
      'href',
      '/channel/todai/movie/todai-tower-live',
    )
  },
}

export const WithoutAddress: Story = {
  name: '開けないアドレスは、リンクにならない（X15）',
  args: { specials: pagedExample([{ ...exampleSpecials[0]!, href: undefined, opens: undefined }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '便りの読みかた、書きかた' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '便りの読みかた、書きかた' })).toBeNull()
    await expect(canvas.queryByText(/ひらきます/)).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中（W088）', args: { specials: { items: loading } } }

export const Empty: Story = {
  name: '特集がない（W088）',
  args: { specials: pagedExample([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('いま読める特集はありません')).toBeVisible()
  },
}

export const NextPage: Story = {
  name: '次のページを読みこみ中（W088）',
  args: { specials: pagedExample(exampleSpecials, { more: 'loading', onMore: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /読みこんでいます/ })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = { name: '失敗', args: { specials: { items: failedLoad() } } }

export const LongName: Story = {
  name: '文字200%・長い名前',
  args: {
    specials: pagedExample(
      exampleSpecials.map((each) => ({ ...each, title: longVideo.title, description: longVideo.description })),
    ),
  },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
}
