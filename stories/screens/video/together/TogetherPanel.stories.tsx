import { Button } from '@tsudoi/design-system/components/Button'
import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { DeviceZoneContext } from '@tsudoi/design-system/components/DeviceTime'
import { ModeArea } from '@tsudoi/design-system/components/ModeArea'
import { TogetherPanel } from '@tsudoi/design-system/screens/video/together/TogetherPanel'
import type { PenlightColour } from '@tsudoi/design-system/screens/video/together/together.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const colours: PenlightColour[] = ['pink', 'red', 'yellow', 'green', 'blue', 'purple']
const waves = Array.from({ length: 18 }, (_, at) => ({ id: at + 1, colour: colours[at % colours.length] ?? 'pink' }))

/** The panel below the player on a page that was opened by a link to watch a film together (Q531). */
const meta = {
  title: '画面/動画/一緒に見る TogetherPanel',
  component: TogetherPanel,
  args: {
    state: 'before',
    startTime: '2026-01-31T12:00:00Z',
    viewerCount: 12,
    penlights: { waves: [], onWave: fn() },
    calendar: (
      <Button variant="outline" size="small">
        カレンダーに入れる
      </Button>
    ),
    aloneHref: '/channel/todai/movie/todai-night-47',
  },
  decorators: [
    (Story) => (
      <ChannelTheme id="todai" seed="#1464c8">
        <ModeArea mode="stage">
          <main className="mx-auto max-w-320 bg-paper">
            <h1 className="sr-only">動画</h1>
            <Story />
          </main>
        </ModeArea>
      </ChannelTheme>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          '動画を「21:00から一緒に見る」リンクで開いたとき、プレイヤーの下に表示します。はじまる時刻、いる人の数、みんなのペンライトを見せます（Q531、Q533）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TogetherPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：はじまる前（Q531）',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21:00から一緒に見る')).toBeVisible()
    await expect(canvas.getByText('いま12人で待っています。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'カレンダーに入れる' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'いま、ひとりで見る' })).toHaveAttribute(
      'href',
      '/channel/todai/movie/todai-night-47',
    )
  },
}

export const On: Story = {
  name: '見ている：みんなのペンライトがともり、自分も振れる（Q533）',
  args: { state: 'on', penlights: { waves, onWave: fn() } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelectorAll('[data-part="waves"] svg')).toHaveLength(18)
    const buttons = within(canvas.getByRole('group', { name: 'ペンライトを振る' })).getAllByRole('button')
    await expect(buttons).toHaveLength(6)
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await userEvent.click(canvas.getByRole('button', { name: '緑のペンライトを振る' }))
    await expect(args.penlights?.onWave).toHaveBeenCalledWith('green')
    await expect(canvas.getByText('緑のペンライトを振りました')).toBeInTheDocument()
  },
}

export const Alone: Story = {
  name: 'ほかに誰もいない',
  args: { state: 'on', viewerCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('いま見ているのは、あなただけです。')).toBeVisible()
  },
}

export const WithoutHost: Story = {
  name: '人の数もペンライトも届かない：何も見せない',
  args: { state: 'on', viewerCount: undefined, penlights: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.queryByText(/^いま/)).toBeNull()
  },
}

export const PenlightFailed: Story = {
  name: 'ペンライトを届けられない',
  args: { state: 'on', penlights: { waves: [], onWave: fn(), hasFailed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ペンライトを届けられませんでした/)).toBeVisible()
  },
}

export const Abroad: Story = {
  name: '海外の端末：その土地の時刻も見せる（Q436）',
  decorators: [
    (Story) => (
      <DeviceZoneContext value="Europe/London">
        <Story />
      </DeviceZoneContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お使いの端末では 2026/01/31(土) 12:00')).toBeVisible()
  },
}

export const Over: Story = {
  name: '終了：ひとりで見る',
  args: { state: 'over' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('一緒に見る時間は終わりました')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ひとりで見る' })).toBeVisible()
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const Unreadable: Story = { name: '時刻を読めないリンク', args: { state: 'unreadable', startTime: '' } }

export const TooFar: Story = { name: '古すぎるか、先すぎるリンク', args: { state: 'tooFar', startTime: '' } }

export const Unsupported: Story = {
  name: '生放送など、同じ場面から見られない動画',
  args: { state: 'unsupported' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/時刻を決めて一緒に見ることができません/)).toBeVisible()
  },
}

export const Crowd: Story = {
  name: '人がとても多い',
  args: { state: 'on', viewerCount: 123_456, penlights: { waves, onWave: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('いま123,456人で見ています。')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
