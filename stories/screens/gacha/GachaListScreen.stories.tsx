import { loading, ready } from '@tsudoi/design-system/loadable'
import { GachaListScreen } from '@tsudoi/design-system/screens/gacha/GachaListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { exampleGachaList, gachaChannel, longNameGacha } from '../../examples/exampleGacha.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

const meta = {
  title: '画面/ガチャ/ガチャをえらぶ GachaListScreen',
  component: GachaListScreen,
  args: { now: exampleNow, channel: gachaChannel, gacha: ready(exampleGachaList) },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'ガチャをえらぶ一覧です。開催中のものと、これから始まるものが並びます（W149）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: gachaChannel },
  },
} satisfies Meta<typeof GachaListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '夏至のパレード' })).toHaveAttribute(
      'href',
      '/channel/lemonade/gacha?gachaId=lemonade-parade',
    )
  },
}

export const Groups: Story = {
  name: '開催中とこれから（W149）',
  play: async ({ canvas }) => {
    const namesIn = (group: string) =>
      within(canvas.getByRole('region', { name: group }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent)
    await expect(namesIn('開催中')).toEqual(['夏至のパレード', '真空管の夜'])
    await expect(namesIn('これから')).toEqual(['電源を切るまえに'])
    await expect(namesIn('引けないガチャ')).toEqual(['五人の花道', 'ひと口目の夏'])
    await expect(canvas.getByText('2026/02/01(日) 12:00 から引けます。')).toBeInTheDocument()
    await expect(canvas.getByText('開始まで残り16時間')).toBeInTheDocument()
  },
}

export const RunningOnly: Story = {
  name: '開催中だけ',
  args: { gacha: ready(exampleGachaList.slice(0, 2)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: '開催中' })).toBeNull()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
}

export const Loading: Story = { name: '読みこみ中', args: { gacha: loading } }

export const Empty: Story = {
  name: 'ガチャがない',
  args: { gacha: ready([]) },
  parameters: { picture: true },
}

export const Unnamed: Story = {
  name: 'チャンネルの名前がまだ届いていない：見出しは「ガチャ」',
  args: { channel: { ...meta.args.channel, name: '' } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'ガチャ' })).toBeVisible(),
}

export const Failed: Story = { name: '失敗', args: { gacha: failedLoad() } }

export const LongName: Story = {
  name: '長い名前',
  args: { gacha: ready(exampleGachaList.map((gacha) => ({ ...gacha, name: longNameGacha.name }))) },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
