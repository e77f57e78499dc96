import { EmptyState } from '@tsudoi/design-system/components/EmptyState'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/静かな状態/空席・空の状態 EmptyState',
  component: EmptyState,
  args: {
    title: 'フォロー中のチャンネルはまだありません',
    description: '気になる一枚を選ぶと、ここに並びます。',
    action: { label: 'チャンネルをさがす', href: '/channel' },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

const showAll = fn()

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: {} },
  render: (args) => (
    <SpecimenSheet>
      <Specimen name="次の一歩がある">
        <EmptyState {...args} />
      </Specimen>
      <Specimen name="公開していない">
        <EmptyState reason="closed" title="公開の期間外です" />
      </Specimen>
      <Specimen name="会員だけ">
        <EmptyState reason="members" title="ログインすると、特典が見られます" />
      </Specimen>
      <Specimen name="ことばだけ">
        <EmptyState title="お知らせはまだありません" />
      </Specimen>
      <Specimen name="その場でできる" wide>
        <EmptyState
          reason="none"
          title="条件に合うチャンネルがありません"
          action={{ label: 'すべて表示する', onPress: showAll }}
        />
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Link: Story = { name: '次の一歩はリンク' }

export const Action: Story = {
  name: '次の一歩がその場で起こる',
  args: { action: { label: 'すべて表示する', onPress: showAll } },
  play: async ({ canvasElement }) => {
    showAll.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'すべて表示する' }))
    await expect(showAll).toHaveBeenCalledOnce()
  },
}
