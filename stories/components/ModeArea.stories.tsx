import { Button } from '@tsudoi/design-system/components/Button'
import { ModeArea } from '@tsudoi/design-system/components/ModeArea'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: '部品/番組/昼と舞台 ModeArea',
  component: ModeArea,
  args: {
    mode: 'stage',
    className: 'p-8 text-ink',
    children: (
      <>
        <p className="heading text-24">客席の明かりが落ちる。</p>
        <p className="mt-2 mb-6 text-quiet">舞台は昼をうらがえした色ではなく、明かりを落としたホールです。</p>
        <Button variant="solid">フォローする</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ModeArea>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: {} },
  render: (args) => (
    <div className="grid desk:grid-cols-2">
      <ModeArea {...args} mode="day" />
      <ModeArea {...args} mode="stage" />
    </div>
  ),
}

export const Stage: Story = { name: '舞台' }

export const DayInStage: Story = {
  name: '舞台の中の昼',
  render: (args) => (
    <ModeArea {...args}>
      <p>外は舞台</p>
      <ModeArea {...args} mode="day" className="mt-6 p-8 text-ink">
        <p>中は昼</p>
      </ModeArea>
    </ModeArea>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [outer, inner] = ['外は舞台', '中は昼'].map((text) => getComputedStyle(canvas.getByText(text)).color)
    await expect(outer).not.toBe(inner)
  },
}
