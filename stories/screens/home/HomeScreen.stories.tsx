import { loading, ready } from '@tsudoi/design-system/loadable'
import { HomeScreen } from '@tsudoi/design-system/screens/home/HomeScreen'
import { NextDeadline } from '@tsudoi/design-system/screens/home/NextDeadline'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleChannels, longNameChannel, manyChannels } from '../../examples/exampleChannels.ts'
import { choiceDeadline } from '../../examples/exampleDeadlines.ts'
import { emptyHome, emptyWall, exampleHome, exampleWall } from '../../examples/exampleHome.ts'
import { exampleNotices } from '../../examples/exampleNotices.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { longTitleProgramme, premierProgramme, storyProgramme } from '../../examples/exampleProgramme.ts'
import { exampleProfile, longNameProfile } from '../../examples/exampleProfile.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** A member's home page (W103). */
const meta = {
  title: '画面/ホーム/ホーム HomeScreen',
  component: HomeScreen,
  args: {
    now: exampleNow,
    nickName: exampleProfile.nickName,
    home: ready(exampleHome),
    follows: ready(exampleChannels.filter(({ isFollowed }) => isFollowed)),
    notices: ready(exampleNotices.slice(0, 4)),
    hrefs: { channels: '/channel', notices: '/notification', photos: '/home/photos', campaigns: '/campaign' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '会員のホームです。今日のプログラムと、フォロー中のチャンネル、お知らせが並びます（W103）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'home' },
  },
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W103）',
  parameters: { picture: { modes: ['day', 'stage', 'large', 'forced'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('こはるさんの、今日のプログラム')
    await expect(canvas.getByRole('link', { name: 'ライブを見る' })).toHaveAttribute('href', '/channel/todai')
    await expect(canvas.queryByText('朝露の観察日記')).toBeNull()
  },
}

export const Loading: Story = {
  name: '読みこみ中（W103）',
  args: { home: loading, follows: loading, notices: loading },
  parameters: { picture: true },
}

export const Empty: Story = {
  name: '空（W103）',
  args: { home: ready(emptyHome), follows: ready([]), notices: ready([]) },
  parameters: { picture: true },
}

const background = {
  id: 'todai-harbour',
  name: '夜明けまえの港',
  image: '/textures/todai/harbour.svg',
  seed: '#2a6f97',
}

export const Background: Story = {
  name: '背景をえらんだあと',
  args: { home: ready({ ...exampleHome, wall: { ...exampleWall, background } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/背景\s夜明けまえの港/)).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: /番めに飾っている写真/ })).toHaveLength(3)
  },
}

export const BannerOutside: Story = {
  name: 'バナーが外のページへ（W163）',
  args: {
    home: ready({
      ...emptyHome,
      banners: [
        ...exampleHome.banners,
        {
          id: 'letter-outside',
          title: 'お便りの宛先',
          href: 'https://todai.example.jp/letter',
          outside: 'todai.example.jp',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const outside = canvas.getByRole('link', { name: /お便りの宛先.*todai\.example\.jp（集いの外のページ）/ })
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getAllByText(/集いの外のページ/)).toHaveLength(1)
  },
}

export const BackgroundAlone: Story = {
  name: '背景だけ',
  args: { home: ready({ ...emptyHome, wall: { ...emptyWall, background } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2番めに飾る' })).toHaveAttribute('href', '/home/photos?position=2')
  },
}

export const Failed: Story = {
  name: '失敗',
  args: { home: failedLoad(), follows: failedLoad(), notices: failedLoad() },
}

export const NothingOnAir: Story = {
  name: '放送の前',
  args: { home: ready({ ...exampleHome, programme: [storyProgramme, premierProgramme] }) },
}

export const LongName: Story = {
  name: '長い名前',
  args: {
    nickName: longNameProfile.nickName,
    home: ready({ ...exampleHome, programme: [longTitleProgramme, ...exampleHome.programme] }),
    follows: ready([longNameChannel, ...exampleChannels]),
  },
}

export const ManyItems: Story = { name: 'たくさん', args: { follows: ready(manyChannels) } }

export const NameUnknown: Story = { name: '名前がまだわからない', args: { nickName: undefined } }

export const WithDeadline: Story = {
  name: '次の期限（Q479）',
  args: {
    deadline: {
      next: <NextDeadline next={ready(choiceDeadline)} isPartial={false} now={exampleNow} />,
      href: '/mypage/deadlines',
    },
  },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: '次の期限' })
    await expect(section).toHaveTextContent(/残り20時間.*賞品の選択.*名前入りの紙の旗/)
    await expect(canvas.getByRole('link', { name: 'すべての期限を見る' })).toHaveAttribute('href', '/mypage/deadlines')
  },
}

export const NoDeadline: Story = {
  name: '期限がない',
  args: {
    deadline: {
      next: <NextDeadline next={ready(undefined)} isPartial={false} now={exampleNow} />,
      href: '/mypage/deadlines',
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText('期限のあるものはありません。')).toBeVisible(),
}

export const DeadlinesUnknown: Story = {
  name: '期限の一部を読みこめなかった',
  args: {
    deadline: {
      next: <NextDeadline next={ready(undefined)} isPartial now={exampleNow} />,
      href: '/mypage/deadlines',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/一部の期限を読みこめていません/)).toBeVisible()
    await expect(canvas.queryByText('期限のあるものはありません。')).toBeNull()
  },
}

export const DeadlineLoading: Story = {
  name: '期限を読みこみ中',
  args: {
    deadline: { next: <NextDeadline next={loading} isPartial={false} now={exampleNow} />, href: '/mypage/deadlines' },
  },
}

export const DeadlineFailed: Story = {
  name: '期限を読みこめなかった',
  args: {
    deadline: {
      next: <NextDeadline next={failedLoad()} isPartial={false} now={exampleNow} />,
      href: '/mypage/deadlines',
    },
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
