import { loading, ready } from '@tsudoi/design-system/loadable'
import { PrivilegeTicketScreen } from '@tsudoi/design-system/screens/privilege/PrivilegeTicketScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleAddress } from '../../examples/exampleAddress.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { examplePrivilege } from '../../examples/examplePrivilege.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, long, offline } from '../../storyKinds.ts'

/** A special privilege ticket (W143). */
const meta = {
  title: '画面/特典チケット/チケット PrivilegeTicketScreen',
  component: PrivilegeTicketScreen,
  args: {
    ticket: ready(examplePrivilege),
    address: ready(undefined),
    now: exampleNow,
    hrefs: { edit: '/edit', collection: '/collection', top: '/home' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '特典チケットのページです。お届け先を入力する期限と、その状態がわかります（W143）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'collection' },
  },
} satisfies Meta<typeof PrivilegeTicketScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  name: '標準：お届け先がまだ',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お届け先がまだ入力されていません。')).toBeVisible()
    await expect(canvas.getByText('残り14日')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お届け先を入力する' })).toHaveAttribute('href', '/edit')
  },
}

export const Entered: Story = {
  name: '受け付けたばかり',
  args: {
    ticket: ready({ ...examplePrivilege, addressState: 'entered' }),
    address: ready(exampleAddress),
    isSaved: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('お届け先を受け付けました。')
    await expect(canvas.getByText('早瀬 小春 様')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お届け先を変更する' })).toBeVisible()
  },
}

export const Sent: Story = {
  name: '終了：締め切りのあと、入力あり',
  args: {
    ticket: ready({ ...examplePrivilege, addressState: 'entered', addressEnd: exampleNow }),
    address: ready(exampleAddress),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/締め切りを過ぎたため、変更できません/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'お届け先を変更する' })).toBeNull()
  },
}

export const Closed: Story = {
  name: '終了：締め切りのあと、入力なし',
  args: { ticket: ready({ ...examplePrivilege, addressEnd: exampleNow }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/入力がなかったため、お送りできません/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /お届け先を/ })).toBeNull()
  },
}

export const NotSent: Story = {
  name: '郵送されない、長い名前',
  args: {
    ticket: ready({
      ...examplePrivilege,
      name: 'とても長い特典の名前'.repeat(8),
      image: undefined,
      addressState: 'none',
      addressEnd: undefined,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'お届け先' })).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { ticket: loading } }

export const Failed: Story = { name: '失敗', args: { ticket: failedLoad() } }

export const Missed: Story = { name: '見つからない', args: { ticket: ready(undefined) } }

export const Long: Story = { name: 'とても長い文字', ...long }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
