import { loading, ready } from '@tsudoi/design-system/loadable'
import { StoryGroupScreen } from '@tsudoi/design-system/screens/story/StoryGroupScreen'
import { LaterButton } from '@tsudoi/design-system/screens/parts/LaterButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import {
  exampleStory,
  storyForGuest,
  lockedEpisode,
  longStory,
  namedReader,
  storyChannel,
  unnamedReader,
} from '../../examples/exampleStories.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

const page = exampleStory.href

/** A story with its episodes (W084, W138, R052). */
const meta = {
  title: '画面/ストーリー/ストーリー StoryGroupScreen',
  component: StoryGroupScreen,
  args: {
    now: exampleNow,
    channel: storyChannel,
    story: ready(exampleStory),
    reader: ready(namedReader),
    onBuy: fn(),
    onCharge: fn(),
    hrefs: { channels: '/channel', names: `${page}?by=names`, tips: `${page}?by=tips` },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'ストーリーのページです。話ごとに、読めるかどうかと、開く方法がわかります（W084、W138、R052）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: storyChannel },
  },
} satisfies Meta<typeof StoryGroupScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Finds the row of an episode by its title. Waits for it, because its module is loaded after the first paint. */
const row = async (canvas: ReturnType<typeof within>, title: string) => {
  const found = (await canvas.findByRole('heading', { level: 3, name: title })).closest('li')
  if (!found) throw new Error(`no row for ${title}`)
  return within(found)
}

export const Ready: Story = {
  name: '標準：無料・チャージ・購入済み・未購入（S045、W084）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    const free = await row(canvas, 'あて名のない手紙')
    await expect(free.getByText('無料')).toBeVisible()
    await expect(free.getByText('読了')).toBeVisible()
    const charged = await row(canvas, '二十の音')
    await expect(charged.getByText('チャージで開いた話')).toBeVisible()
    await expect(charged.queryByText(/購入/)).toBeNull()
    await expect(charged.getByText('読みかけ 6/16')).toBeVisible()
    const bought = await row(canvas, '郵便局の灯')
    await expect(bought.getByText('購入済み')).toBeVisible()
    await expect(bought.getByText('写真「窓の灯」')).toBeVisible()
    const locked = await row(canvas, '雪どけの音')
    await expect(locked.getByText('無償コイン5コイン')).toBeVisible()
    await expect(locked.getByText('2026/02/01(日) 22:10')).toBeVisible()
    await expect(locked.queryByRole('button', { name: /チャージで読む/ })).toBeNull()
    await userEvent.click(locked.getByRole('button', { name: '購入して読む 30コイン' }))
    await expect(args.onBuy).toHaveBeenCalledWith(lockedEpisode)
  },
}

export const GoesOn: Story = {
  name: '続きから読む（W084）',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '第十一話の続きから読む' })).toHaveAttribute(
      'href',
      `${page}?by=read&episode=setsugen-11`,
    )
    await expect(canvas.getByText('全4話のうち1話を読了')).toBeVisible()
  },
}

export const ChargeReady: Story = {
  name: 'いまチャージで読める（W138）',
  args: { story: ready({ ...exampleStory, charge: { hours: 24 } }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('いま1話、チャージで読めます。')).toBeVisible()
    const locked = await row(canvas, '雪どけの音')
    await expect(locked.getByRole('button', { name: '購入して読む 30コイン' })).toBeVisible()
    await userEvent.click(locked.getByRole('button', { name: 'チャージで読む（0コイン）' }))
    await expect(args.onCharge).toHaveBeenCalledWith(lockedEpisode)
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
}

export const Guest: Story = {
  name: 'ゲスト（W084）',
  args: { story: ready(storyForGuest), reader: ready(unnamedReader) },
  parameters: { shell: { viewer: 'guest', current: 'channel', channel: storyChannel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'はじめから読む' })).toBeVisible()
    await expect(await canvas.findAllByRole('button', { name: /購入して読む/ })).toHaveLength(3)
    await expect(await canvas.findByText('まだ決まっていません。はじめて読む前に、おたずねします。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お名前を決める' })).toHaveAttribute('href', `${page}?by=names`)
  },
}

export const NamesKnown: Story = {
  name: 'お名前が登録済み（W084、W151）',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('星野')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お名前を変える' })).toHaveAttribute('href', `${page}?by=names`)
    await expect(canvas.getByRole('link', { name: '読む前のヒント' })).toHaveAttribute('href', `${page}?by=tips`)
  },
}

export const NextIsLocked: Story = {
  name: '次の話は購入かチャージ（W138）',
  args: {
    story: ready({
      ...exampleStory,
      charge: { hours: 24 },
      read: 3,
      episodeList: exampleStory.episodeList.map(({ place: _place, ...episode }) => ({
        ...episode,
        isRead: episode.id !== lockedEpisode.id,
      })),
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第十三話を購入して読む 30コイン' }))
    await userEvent.click(canvas.getByRole('button', { name: '第十三話をチャージで読む（0コイン）' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
    await expect(args.onCharge).toHaveBeenCalledOnce()
  },
}

export const Finished: Story = {
  name: '全部読んだ',
  args: {
    story: ready({
      ...exampleStory,
      read: 3,
      episodes: 3,
      episodeList: exampleStory.episodeList
        .slice(0, 3)
        .map(({ place: _place, reward: _reward, ...episode }) => ({ ...episode, isRead: true })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'もう一度はじめから読む' })).toBeVisible()
    await canvas.findByRole('heading', { name: '目次' })
    await expect(canvas.queryByText(/次は/)).toBeNull()
  },
}

export const PeriodOver: Story = {
  name: '終了：開いた話だけ読める',
  args: { story: ready({ ...exampleStory, end: exampleNow }) },
  play: async ({ canvas }) => {
    await expect((await row(canvas, '郵便局の灯')).getByRole('link', { name: '第十二話を 読む' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /購入して読む/ })).toBeNull()
    await expect(canvas.getByText('公開が終わり、いまは開けません。')).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'チャージは使われていた',
  args: {
    refusal: 'チャージはもう使われています。次にチャージで読める時刻を確かめてください。コインは減っていません。',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('コインは減っていません')
  },
}

export const Loading: Story = { name: '読みこみ中（W084）', args: { story: loading, reader: loading } }

export const Empty: Story = {
  name: '話がまだない',
  args: { story: ready({ ...exampleStory, episodes: 0, read: 0, episodeList: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('読める話はまだありません')).toBeVisible()
  },
}

export const Over: Story = {
  name: '終了：公開が終わった',
  args: { gone: 'over', story: failedLoad() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('このストーリーの公開は終わりました')).toBeVisible()
  },
}

export const NotFound: Story = {
  name: '見つからない',
  args: { gone: 'notFound', story: failedLoad() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ストーリーが見つかりません')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ほかのストーリーを見る' })).toHaveAttribute(
      'href',
      '/channel/setsugen/story',
    )
  },
}

export const Failed: Story = { name: '失敗', args: { story: failedLoad() } }

const later = <LaterButton isKept onToggle={fn()} listHref="/mypage/later" />

export const Later: Story = {
  name: 'あとで見る：保存してある（Q489）',
  args: { later },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'あとで見る', pressed: true })).toBeVisible(),
}

export const GoneButKept: Story = {
  name: '見られなくなったが、保存してある：はずせる（Q489）',
  args: { gone: 'notFound', story: failedLoad(), later },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'あとで見る' })).toBeVisible(),
}

export const LongNames: Story = {
  name: '文字200%・長い名前',
  args: {
    story: ready(longStory),
    reader: ready({ limit: 60, names: { lastName: '寿'.repeat(60), firstName: '無'.repeat(60) } }),
  },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
