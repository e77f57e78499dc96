import { loading, ready } from '@tsudoi/design-system/loadable'
import { EntryLinks } from '@tsudoi/design-system/screens/ticket/EntryLinks'
import { TicketListScreen } from '@tsudoi/design-system/screens/ticket/TicketListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleTickets, longTicket, pastTicket } from '../../examples/exampleTickets.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

/** The tickets that a member holds (W068, W130, R036). */
const meta = {
  title: '画面/チケット/一覧 TicketListScreen',
  component: TicketListScreen,
  args: {
    viewer: 'member',
    tickets: ready(exampleTickets),
    now: exampleNow,
    hrefs: { login: '/login', signUp: '/signup', serial: '/serial-code' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '持っているチケットの一覧です（W068、W130、R036）。' } },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof TicketListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W068）：開演中、これから、終演',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('開演中')).toBeVisible()
    await expect(canvas.getByText('あと5日')).toBeVisible()
    await expect(canvas.getByText('終演')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '夏至のパレード 港町一周' })).toHaveAttribute(
      'href',
      '/ticket/lemonade-parade-ticket',
    )
  },
}

export const WithDoors: Story = {
  name: '入場コードと、担当する入口（Q541）',
  args: {
    entry: () => (
      <EntryLinks
        entryLinks={[
          {
            label: '港の公開収録 第五十夜',
            href: '/ticket/todai-album-ticket/entry',
            note: '本番　開場 2026/01/31(土) 18:00',
          },
        ]}
        doorLinks={[
          { label: '夏至のパレード 港町一周', href: '/staff/door/noon', note: '昼の一周　開場 2026/02/05(木) 19:00' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^港の公開収録 第五十夜\s*本番/ })).toHaveAttribute(
      'href',
      '/ticket/todai-album-ticket/entry',
    )
    await expect(canvas.getByRole('link', { name: /昼の一周/ })).toHaveAttribute('href', '/staff/door/noon')
  },
}

export const Loading: Story = { name: '読みこみ中', args: { tickets: loading } }

export const Empty: Story = {
  name: '空（W130）',
  args: { tickets: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'シリアルコードを登録する' })).toHaveAttribute('href', '/serial-code')
  },
}

export const Failed: Story = { name: '失敗', args: { tickets: failedLoad() } }

export const OnlyOver: Story = { name: '終わった公演だけ', args: { tickets: ready([pastTicket]) } }

export const LongName: Story = { name: '長い名前', args: { tickets: ready([longTicket, ...exampleTickets]) } }

export const Guest: Story = {
  name: 'ゲスト（Q17）',
  args: { viewer: 'guest', tickets: loading },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login')
  },
}

export const ByKeyboard: Story = {
  name: 'キーボードで一枚ずつ',
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: '港の公開収録 第五十夜' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '夏至のパレード 港町一周' })).toHaveFocus()
  },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
