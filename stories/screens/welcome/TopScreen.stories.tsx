import { loading, ready } from '@tsudoi/design-system/loadable'
import { TopScreen } from '@tsudoi/design-system/screens/welcome/TopScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bareChannel, exampleChannelsForGuests, longNameChannel, manyChannels } from '../../examples/exampleChannels.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleProgramme, longTitleProgramme } from '../../examples/exampleProgramme.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The start page for guests (W042). */
const meta = {
  title: '画面/トップ/表紙 TopScreen',
  component: TopScreen,
  args: {
    now: exampleNow,
    viewer: 'guest',
    channels: ready(exampleChannelsForGuests),
    programme: ready(exampleProgramme),
    hrefs: { signUp: '/signup', login: '/login', home: '/home', channels: '/channel', campaigns: '/campaign' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'ゲストのための表紙です。今夜のプログラムと、集いでできることを伝えます（W042）。' },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest' },
  },
} satisfies Meta<typeof TopScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W042）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('推し色を、かかげよう。')
    await expect(canvas.getByRole('link', { name: '無料で会員登録' })).toHaveAttribute('href', '/signup')
    await expect(canvas.getByRole('link', { name: /灯台放送局 12.4万人/ })).toHaveAttribute('href', '/channel/todai')
  },
}

export const Loading: Story = {
  name: '読みこみ中',
  args: { channels: loading, programme: loading },
  parameters: { picture: true },
}

export const Empty: Story = { name: '空', args: { channels: ready([]), programme: ready([]) } }

export const Failed: Story = { name: '失敗', args: { channels: failedLoad(), programme: failedLoad() } }

export const LongName: Story = {
  name: '長い名前',
  args: {
    channels: ready([longNameChannel, bareChannel, ...exampleChannelsForGuests]),
    programme: ready([longTitleProgramme, ...exampleProgramme]),
  },
}

export const ManyItems: Story = { name: 'たくさん', args: { channels: ready(manyChannels) } }

export const Member: Story = {
  name: '会員',
  args: { viewer: 'member' },
  parameters: { shell: { viewer: 'member' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ホームへ' })).toHaveAttribute('href', '/home')
    await expect(canvas.queryByRole('link', { name: '無料で会員登録' })).toBeNull()
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
