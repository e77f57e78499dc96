import { Footer } from '@tsudoi/design-system/components/Footer'
import { Header } from '@tsudoi/design-system/components/Header'
import { Light } from '@tsudoi/design-system/components/Light'
import { Section } from '@tsudoi/design-system/components/Section'
import { PageFrame } from '@tsudoi/design-system/components/PageFrame'
import { TabBar } from '@tsudoi/design-system/components/TabBar'
import { ready } from '@tsudoi/design-system/loadable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { footerLinks, headerHrefs, lazyMemberMenu, mainSections, storeLinks } from './parts/frame.ts'

const meta = {
  title: '部品/枠組み/ページの枠 PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    light: <Light />,
    header: (
      <Header
        kind="full"
        viewer={{ unread: 3, balance: ready({ free: 880, paid: 2400, total: 3280 }) }}
        current="home"
        items={mainSections}
        hrefs={headerHrefs}
        menu={lazyMemberMenu}
        onOpenShop={fn()}
      />
    ),
    tabBar: <TabBar items={mainSections} current="home" />,
    footer: <Footer kind="full" links={footerLinks} storeLinks={storeLinks} />,
    children: (
      <div className="page pb-20">
        <h1 className="heading pt-10 text-32">こんばんは、こはるさん</h1>
        <Section title="きょうの番組">
          <p className="text-reading">今夜19時から、灯台放送局の公開収録があります。</p>
        </Section>
      </div>
    ),
  },
  argTypes: {
    light: { control: false },
    header: { control: false },
    tabBar: { control: false },
    footer: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  globals: { channel: 'todai' },
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const Landmarks: Story = {
  name: '目じるしがそろう',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(canvas.getByRole(role)).toBeVisible()
  },
}

export const Bare: Story = {
  name: '枠のないページ（W004、W007、S023）',
  args: { header: undefined, tabBar: undefined, footer: undefined, light: undefined },
}

export const OfChannel: Story = {
  name: 'チャンネルのページは、枠も推し色',
  args: { channel: { id: 'todai', seed: '#ff8a00' }, light: undefined },
}

export const Stage: Story = {
  name: '客席の灯りを落としたページ',
  args: { isStage: true, light: undefined },
}

export const Wide: Story = {
  name: '携帯ではヘッダーとフッターのないページ（S023、S024）',
  args: { headerVisibility: 'wide', footerVisibility: 'wide', tabBar: undefined, light: undefined },
}
