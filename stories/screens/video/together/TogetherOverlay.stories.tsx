import { Artwork } from '@tsudoi/design-system/components/Artwork'
import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { ModeArea } from '@tsudoi/design-system/components/ModeArea'
import { TogetherOverlay } from '@tsudoi/design-system/screens/video/together/TogetherOverlay'
import type { PenlightColour } from '@tsudoi/design-system/screens/video/together/together.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inFrame } from '../../../inFrame.ts'

const colours: PenlightColour[] = ['pink', 'red', 'yellow', 'green', 'blue', 'purple']
const waves = Array.from({ length: 18 }, (_, at) => ({ id: at + 1, colour: colours[at % colours.length] ?? 'pink' }))

/** What viewers see of each other over a film in full screen (Q533). */
const meta = {
  title: '画面/動画/一緒に見る TogetherOverlay',
  component: TogetherOverlay,
  args: { viewerCount: 12, waves },
  decorators: [
    (Story) => (
      <ChannelTheme id="todai" seed="#1464c8">
        <ModeArea mode="stage">
          <main className="relative h-dvh bg-sunk">
            <h1 className="sr-only">動画</h1>
            <Artwork alt="" ratio="fill" id="todai-night-47" />
            <Story />
          </main>
        </ModeArea>
      </ChannelTheme>
    ),
  ],
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          '一緒に見ている動画を全画面にしたとき、映像の上に表示します。みんなのペンライトと、操作が見えているあいだは、いる人の数も見せます（Q533）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TogetherOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：みんなのペンライトと、人の数（Q533）',
  parameters: { picture: {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="waves"] svg')).toHaveLength(18)
    await expect(canvas.getByText('いま12人で見ています。')).toBeVisible()
  },
}

export const ControlsHidden: Story = {
  name: '操作がかくれている：ペンライトだけ',
  args: { viewerCount: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^いま/)).toBeNull()
  },
}

export const Phone: Story = {
  name: '小さい画面、人がとても多い',
  parameters: { picture: true },
  args: { viewerCount: 123_456 },
  globals: { viewport: { value: 'phone' } },
}
