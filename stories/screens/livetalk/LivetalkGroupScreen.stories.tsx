import { loading, ready } from '@tsudoi/design-system/loadable'
import { LivetalkGroupScreen } from '@tsudoi/design-system/screens/livetalk/LivetalkGroupScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { longLivetalk, exampleLivetalkGroup, livetalkChannel } from '../../examples/exampleLivetalks.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The live talks of a group (W117, R088). */
const meta = {
  title: '画面/ライブトーク/グループ LivetalkGroupScreen',
  component: LivetalkGroupScreen,
  args: { channel: livetalkChannel, group: ready(exampleLivetalkGroup), hrefs: { top: '/home' } },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          'ひとつのグループのライブトークの一覧です。これからのトークと、終わったトークが並びます（W117、R088）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: livetalkChannel },
  },
} satisfies Meta<typeof LivetalkGroupScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W117）：これからと、終わったトーク',
  parameters: { picture: {} },
  play: async ({ canvas }) => {
    const ahead = within(canvas.getByRole('region', { name: 'これから' })).getAllByRole('listitem')
    await expect(ahead).toHaveLength(2)
    await expect(ahead[0]).toHaveTextContent(/空き12枠.*ご予約.*20:02/)
    await expect(ahead[1]).toHaveTextContent('満席')
    await expect(canvas.getByRole('link', { name: '岬と、雨あがりの桟橋で' })).toHaveAttribute('href', '/livetalk/last')
  },
}

export const Empty: Story = {
  name: '予定がない（W117）',
  args: { group: ready({ ...exampleLivetalkGroup, list: [] }) },
  play: async ({ canvas }) => expect(canvas.getByText('これからのライブトークはまだありません')).toBeVisible(),
}

export const Long: Story = {
  name: '長い名前、画像なし',
  args: { group: ready({ ...exampleLivetalkGroup, list: [{ livetalk: longLivetalk, own: [] }] }) },
  play: async ({ canvas }) => expect(canvas.getByText('1分35秒ずつ')).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中（W117）', args: { group: loading } }

export const Hidden: Story = {
  name: '公開されていない（E053）',
  args: { group: ready('hidden') },
  play: async ({ canvas }) => expect(await canvas.findByText('公開の期間外です')).toBeVisible(),
}

export const Failed: Story = { name: '失敗', args: { group: failedLoad() } }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
