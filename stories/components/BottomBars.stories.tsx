import { BottomBars } from '@tsudoi/design-system/components/BottomBars'
import { SmartBanner } from '@tsudoi/design-system/components/SmartBanner'
import { StatusLine } from '@tsudoi/design-system/components/StatusLine'
import { TabBar } from '@tsudoi/design-system/components/TabBar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { mainSections } from './parts/frame.ts'
import { inFrame } from '../inFrame.ts'

const status = {
  text: 'オフラインです。2026/07/20(月) 18:05時点の内容です。送信や購入は、つながるとできます。',
  action: { label: 'つなぎ直す', onPress: fn() },
}
const banner = { href: 'https://example.com/app', onOpen: fn(), onClose: fn() }

const meta = {
  title: '部品/枠組み/足もとの線 BottomBars',
  component: BottomBars,
  args: { isAboveTabBar: true, children: undefined },
  argTypes: { children: { control: false } },
  parameters: { docs: inFrame, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <p className="h-200">ページの本文</p>
      <TabBar items={mainSections} current="home" />
      <BottomBars {...args}>
        <StatusLine {...status} />
        <SmartBanner {...banner} />
      </BottomBars>
    </>
  ),
} satisfies Meta<typeof BottomBars>

export default meta
type Story = StoryObj<typeof meta>

/** The top and the bottom edge of an element, in px. */
const edges = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return { top: Math.round(top), bottom: Math.round(bottom) }
}

export const Overview: Story = {
  name: '様子、ご案内、タブバーは重ならない',
  parameters: { picture: { widths: [390] } },
  play: async ({ canvas }) => {
    // The tab bar is measured in the next frame.
    await waitFor(() => {
      const line = edges(canvas.getByRole('complementary', { name: 'お知らせ' }))
      const offer = edges(canvas.getByRole('complementary', { name: 'アプリのご案内' }))
      const tabs = edges(canvas.getByRole('navigation', { name: 'メイン' }))
      return expect([line.bottom, offer.bottom]).toEqual([offer.top, tabs.top])
    })
  },
}

export const LargeText: Story = {
  ...Overview,
  name: '文字200%でも重ならない',
  parameters: {},
  globals: { textSize: 'largest' },
}

export const Empty: Story = {
  name: '何もなければ場所を取らない',
  render: (args) => (
    <main>
      <BottomBars {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').firstElementChild).not.toBeVisible()
  },
}
