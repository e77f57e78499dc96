import { loading } from '@tsudoi/design-system/loadable'
import { CollectionScreen } from '@tsudoi/design-system/screens/collection/CollectionScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { bareCollectedPhoto, exampleCollection } from '../../examples/exampleCollection.ts'
import { longNameChannel } from '../../examples/exampleChannels.ts'
import { failed } from '../parts/failed.ts'
import { paged } from '../parts/paged.ts'
import { withShell } from '../parts/withShell.tsx'

const meta = {
  title: '画面/コレクション/写真',
  component: CollectionScreen,
  args: { photos: paged(exampleCollection, { total: 6 }), hrefs: { channels: '/channel' } },
  decorators: [withShell],
  parameters: { layout: 'fullscreen', shell: { current: 'collection' } },
} satisfies Meta<typeof CollectionScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(['レモネード星団', 'ビロード回路', '灯台放送局'])
  },
}

export const Loading: Story = { name: '読みこみ中', args: { photos: { items: loading } } }

export const Empty: Story = {
  name: '空',
  args: { photos: paged([], { total: 0 }) },
  parameters: { picture: true },
}

export const Failed: Story = { name: '失敗', args: { photos: { items: failed() } } }

export const LongName: Story = {
  name: '長い名前',
  args: {
    photos: paged(
      [
        { ...bareCollectedPhoto, name: longNameChannel.name, rarity: 'UNKNOWN', channel: longNameChannel },
        bareCollectedPhoto,
        ...exampleCollection,
      ],
      { total: 6 },
    ),
  },
}

export const ManyItems: Story = {
  name: 'たくさん',
  args: {
    photos: paged(
      Array.from({ length: 60 }, (_, at) => ({ ...bareCollectedPhoto, id: `photo-${at}`, name: `写真 ${at + 1}` })),
      { total: 12_345, more: 'idle', onMore: fn() },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(args.photos.onMore).toHaveBeenCalledOnce()
  },
}
