import { loading, ready } from '@tsudoi/design-system/loadable'
import { NoticeScreen } from '@tsudoi/design-system/screens/notice/NoticeScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleNotice, longNotice } from '../../examples/exampleNotices.ts'
import { failed } from '../parts/failed.ts'
import { withShell } from '../parts/withShell.tsx'

const meta = {
  title: '画面/お知らせ/お知らせ',
  component: NoticeScreen,
  args: { notice: ready(exampleNotice), hrefs: { list: '/notification' } },
  decorators: [withShell],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/01/22(木) 10:15')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お知らせ一覧へ' })).toHaveAttribute('href', '/notification')
  },
}

export const Loading: Story = { name: '読みこみ中', args: { notice: loading } }

export const Failed: Story = { name: '失敗', args: { notice: failed() } }

export const LongName: Story = { name: '長い文', args: { notice: ready(longNotice) } }

export const Guest: Story = { name: 'ゲスト', parameters: { shell: { viewer: 'guest' } } }
