import { FailedState } from '@tsudoi/design-system/components/FailedState'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/静かな状態/失敗・エラー FailedState',
  component: FailedState,
  args: {
    failure: {
      title: 'ガチャを引けませんでした',
      coins: 'コインは減っていません。',
      cause: '途中で通信が切れました。',
      remedy: '電波のよい場所で、もう一度お試しください。',
    },
    onRetry: fn(),
    retryLabel: 'もう一度引く',
  },
} satisfies Meta<typeof FailedState>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: (args) => (
    <SpecimenSheet>
      <Specimen name="コインが動くところ">
        <FailedState {...args} />
      </Specimen>
      <Specimen name="原因がわからない">
        <FailedState
          failure={{ title: 'チャンネルを読みこめませんでした', remedy: '時間をおいて、もう一度お試しください。' }}
          onRetry={args.onRetry}
        />
      </Specimen>
      <Specimen name="やりなおせない">
        <FailedState failure={{ title: 'このガチャは終了しました', cause: '開催期間をすぎています。' }} />
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Retry: Story = {
  name: 'もう一度',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('コインは減っていません。')
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度引く' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
