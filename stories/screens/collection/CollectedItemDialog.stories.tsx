import { CollectedItemDialog } from '@tsudoi/design-system/screens/collection/CollectedItemDialog'
import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { exampleCollection } from '../../examples/exampleCollection.ts'
import { inFrame } from '../../inFrame.ts'
import { hostile } from '../../storyKinds.ts'

const [photo, movie] = exampleCollection as [CollectedItem, CollectedItem]

const meta = {
  title: '画面/コレクション/大きく見る CollectedItemDialog',
  component: CollectedItemDialog,
  args: { item: photo, onClose: fn(), onShare: fn() },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'コレクションの品を大きく見るダイアログです。どこでいつ手に入れたかがわかり、画像にして送れます（W096）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CollectedItemDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Photo: Story = {
  name: '標準、写真：どこから、いつ、画像にして送る（W096）',
  parameters: { picture: true },
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: '五人の花道' })).toHaveTextContent('2026/01/30(金) 12:00')
    await userEvent.click(screen.getByRole('button', { name: '画像にして送る' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
}

export const Movie: StoryObj<typeof CollectedItemDialog> = {
  name: 'ムービー：見る（W140）',
  args: { item: movie, onShare: undefined },
  play: async () => {
    await expect(screen.getByRole('link', { name: '見る' })).toHaveAttribute('href', movie.actions[0]?.href)
    await expect(screen.queryByRole('button', { name: '画像にして送る' })).toBeNull()
  },
}

export const Failed: Story = { name: '画像をつくれない', args: { sharing: 'failed' } }

export const Unavailable: Story = {
  name: 'アプリの中：画像は保存できないと伝える（Q474）',
  args: { sharing: 'unavailable' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('画像を保存できません')
  },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
