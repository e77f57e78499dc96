import { loading } from '@tsudoi/design-system/loadable'
import { OfferListScreen } from '@tsudoi/design-system/screens/offer/OfferListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { longOfferRoom, exampleOfferRoom, endingOfferRoom } from '../../examples/exampleOffers.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

/**
 * All open questions of channels, with links to the possible answers. The specification does not have this page (W104,
 * C116).
 */
const meta = {
  title: '画面/リクエスト/一覧 OfferListScreen',
  component: OfferListScreen,
  args: {
    rooms: pagedExample([exampleOfferRoom, endingOfferRoom]),
    now: exampleNow,
    onFavor: fn(),
    hrefs: { channels: '/channel' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'チャンネルが募っているリクエストの一覧です。仕様書にはない、集いの追加です（W104、C116）。',
      },
    },
    layout: 'fullscreen',
    shell: {},
  },
} satisfies Meta<typeof OfferListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('残り4時間')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '紙の舟' })).toHaveAttribute('href', '/offer/todai-song-boat')
  },
}

export const Loading: Story = { name: '読みこみ中', args: { rooms: { items: loading } } }

export const Empty: Story = { name: '空', args: { rooms: pagedExample([]) } }

export const Failed: Story = { name: '失敗', args: { rooms: { items: failedLoad() } } }

export const Limit: Story = {
  name: '数の上限は、その候補の下で知らせる（Q86）',
  args: { refusal: { itemId: 'lemonade-taste-plum', reason: 'お気に入りの数の上限です。' } },
  play: async ({ canvas }) => expect(canvas.getByText('お気に入りの数の上限です。')).toBeVisible(),
}

export const LongName: Story = { name: '長い名前', args: { rooms: pagedExample([longOfferRoom, exampleOfferRoom]) } }

export const ManyItems: Story = {
  name: '続きがある',
  args: { rooms: pagedExample([exampleOfferRoom, endingOfferRoom], { more: 'idle', onMore: fn() }) },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
