import { loading, ready } from '@tsudoi/design-system/loadable'
import type { OfferRoom } from '@tsudoi/design-system/screens/offer/offer.types'
import { OfferScreen } from '@tsudoi/design-system/screens/offer/OfferScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { longOfferRoom, exampleOfferRoom } from '../../examples/exampleOffers.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

const offer = (room: OfferRoom, at: number) => ready({ room, item: room.items[at]! })

/** The page of an item that fans can choose as a favourite (W104, R072, S010). */
const meta = {
  title: '画面/リクエスト/リクエスト OfferScreen',
  component: OfferScreen,
  args: {
    offer: offer(exampleOfferRoom, 0),
    now: exampleNow,
    onFavor: fn(),
    hrefs: { list: '/offer', top: '/home' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'リクエストの候補のページです。お気に入りにして、応援できます（W104、R072、S010）。' },
    },
    layout: 'fullscreen',
    shell: { channel: exampleOfferRoom.channel },
  },
} satisfies Meta<typeof OfferScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W104）：お気に入りではない',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '紙の舟をお気に入りにする', pressed: false })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '潮待ちの手紙をお気に入りにする', pressed: true })).toBeVisible()
    await expect(canvas.getByText(/いま1つ選んでいます/)).toBeVisible()
  },
}

export const Favored: Story = { name: 'お気に入り（W104）', args: { offer: offer(exampleOfferRoom, 1) } }

export const ByKeyboard: Story = {
  name: 'キーボードでお気に入りにする',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '紙の舟をお気に入りにする' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onFavor).toHaveBeenCalledWith('todai-song-boat')
    await userEvent.click(canvas.getByRole('button', { name: '十二秒をお気に入りにする' }))
    await expect(args.onFavor).toHaveBeenLastCalledWith('todai-song-tower')
  },
}

export const Limit: Story = {
  name: '数の上限（W104、Q86）',
  args: {
    refusal: {
      itemId: 'todai-song-boat',
      reason: 'お気に入りの数の上限です。ほかの候補のお気に入りを外すと、選べます。',
    },
  },
  parameters: { picture: true },
  play: async ({ canvas }) => expect(canvas.getByText(/お気に入りの数の上限です/)).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中', args: { offer: loading } }

export const Failed: Story = { name: '失敗', args: { offer: failedLoad() } }

export const NotFound: Story = {
  name: '見つからない（W104）',
  args: { offer: ready(undefined) },
  parameters: { shell: {} },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'TOPへ' })).toHaveAttribute('href', '/home'),
}

export const LongName: Story = {
  name: '長い名前',
  args: { offer: offer(longOfferRoom, 0) },
  parameters: { shell: { channel: longOfferRoom.channel } },
}

const described: OfferRoom = {
  ...exampleOfferRoom,
  items: exampleOfferRoom.items.map((item) => ({
    ...item,
    description: '港の夜に、いちばん聞きたい一曲です。'.repeat(60),
  })),
}

export const LongDescription: Story = {
  name: '長い説明は、はみ出さず、続きを読める',
  args: { offer: offer(described, 0) },
  play: async ({ canvas }) => {
    const top = canvas.getByRole('main').getBoundingClientRect().top
    const [text] = canvas.getAllByText(/^港の夜に/)
    await expect(text?.getBoundingClientRect().top).toBeGreaterThan(top)
    await userEvent.click(canvas.getByRole('button', { name: '続きを読む' }))
    await expect(text?.getBoundingClientRect().top).toBeGreaterThan(top)
    await expect(text?.scrollHeight).toBe(text?.clientHeight)
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
