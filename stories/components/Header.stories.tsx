import { Header } from '@tsudoi/design-system/components/Header'
import { loading, ready } from '@tsudoi/design-system/loadable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { lazyGuestMenu, headerHrefs, lazyMemberMenu, mainSections } from './parts/frame.ts'
import { Specimen } from './parts/Specimen.tsx'

const member = { unread: 3, balance: ready({ free: 880, paid: 2400, total: 3280 }) }

/** The header of guests and members (W001, W002, W003). */
const meta = {
  title: '部品/枠組み/ヘッダー Header',
  component: Header,
  args: {
    kind: 'full',
    viewer: member,
    current: 'home',
    items: mainSections,
    hrefs: headerHrefs,
    menu: lazyMemberMenu,
    onOpenShop: fn(),
  },
  argTypes: { items: { control: false }, menu: { control: false }, hrefs: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: {
    picture: { modes: ['day', 'stage'] },
    // This sheet shows several headers; the rule is for a page, which has only one.
    a11y: { config: { rules: [{ id: 'landmark-no-duplicate-banner', enabled: false }] } },
  },
  render: (args) => (
    <div className="grid gap-10 pt-6">
      <Specimen name="会員">
        <Header {...args} />
      </Specimen>
      <Specimen name="会員・ほかの場所から、知らせがたくさん">
        <Header
          {...args}
          current="channel"
          back={{ label: 'チャンネル', href: '/channel' }}
          viewer={{ unread: 128, balance: ready({ free: 0, paid: 12_000_000, total: 12_000_000 }) }}
        />
      </Specimen>
      <Specimen name="会員・コインを読みこみ中">
        <Header {...args} viewer={{ unread: 0, balance: loading }} />
      </Specimen>
      <Specimen name="会員・コインを読みこめなかった">
        <Header
          {...args}
          viewer={{ unread: 0, balance: { state: 'failed', failure: { title: '読みこめませんでした。' } } }}
        />
      </Specimen>
      <Specimen name="ゲスト">
        <Header {...args} viewer="guest" menu={lazyGuestMenu} />
      </Specimen>
      <Specimen name="簡素">
        <Header {...args} kind="simple" viewer="guest" menu={lazyGuestMenu} />
      </Specimen>
      <Specimen name="簡素・戻る">
        <Header
          {...args}
          kind="simple"
          viewer="guest"
          menu={lazyGuestMenu}
          back={{ label: 'ログイン方法をえらぶ', href: '/login' }}
        />
      </Specimen>
    </div>
  ),
}

export const Member: Story = {
  name: '会員：コインを押すとショップがひらく（W001）',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /所持コイン.*3,280.*ショップを開く/ }))
    await expect(args.onOpenShop).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'お知らせ、未読3件' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'さがす' })).toHaveAttribute('href', '/search')
    const main = within(canvas.getByRole('navigation', { name: 'メイン' }))
    await expect(main.getByRole('link', { current: 'page' })).toHaveTextContent('ホーム')
    for (const place of main.getAllByRole('link')) await expect(place.querySelector('svg')).toBeVisible()
  },
}

export const NothingNew: Story = {
  name: '会員：知らせがなく、コインは表示の上限をこえる（W001）',
  args: { viewer: { unread: 0, balance: ready({ free: 0, paid: 10_000_000, total: 10_000_000 }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お知らせ' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /所持コイン.*9,999,999\+/ })).toBeVisible()
  },
}

export const BalanceOnItsWay: Story = {
  name: '会員：コインを読みこみ中でもショップはひらく（W001）',
  args: { viewer: { unread: 128, balance: loading } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /所持コインを読みこみ中/ }))
    await expect(args.onOpenShop).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'お知らせ、未読99+件' })).toBeVisible()
  },
}

export const MenuOpens: Story = {
  name: 'メニューをひらいて閉じる（W001、W008）',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'メニュー' })
    await userEvent.click(button)
    const menu = await screen.findByRole('dialog', { name: 'メニュー' })
    await expect(within(menu).getByRole('link', { name: 'ログアウト' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Guest: Story = {
  name: 'ゲスト：会員登録とログイン（W002、W009）',
  args: { viewer: 'guest', menu: lazyGuestMenu, current: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '会員登録' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login')
    await expect(canvas.queryByRole('button', { name: /所持コイン/ })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'メイン' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'メニュー' }))
    const menu = within(await screen.findByRole('dialog', { name: 'メニュー' }))
    await expect(menu.queryByRole('link', { name: 'ログアウト' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Simple: Story = {
  name: '簡素：ロゴと戻るだけ（W003、Q29）',
  args: { kind: 'simple', viewer: 'guest', menu: lazyGuestMenu, back: { label: 'もどる', href: '/top' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'もどる' })).toHaveAttribute('href', '/top')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const GuestPhone: Story = {
  name: 'ゲスト・スマートフォン（W002）',
  globals: { viewport: { value: 'phone' } },
  args: { viewer: 'guest', menu: lazyGuestMenu, current: undefined },
}

export const Phone: Story = {
  name: 'スマートフォン（W001）',
  globals: { viewport: { value: 'phone' } },
  args: { back: { label: 'チャンネル', href: '/channel' } },
}

export const WithoutSearch: Story = {
  name: 'さがすページがない',
  args: { hrefs: { ...headerHrefs, search: undefined } },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'さがす' })).toBeNull(),
}
