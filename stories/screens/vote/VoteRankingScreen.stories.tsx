import { loading, ready } from '@tsudoi/design-system/loadable'
import { VoteRankingScreen, type VoteRankingScreenProps } from '@tsudoi/design-system/screens/vote/VoteRankingScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import {
  finalRanking,
  rankingOfHundred,
  exampleVote,
  longRanking,
  longVote,
  unpublishedRanking,
  votePageData,
  exampleRanking,
  voteChannel,
  voteHrefs,
} from '../../examples/exampleVotes.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

/** The complete ranking of a vote (W106, R074). */
const meta = {
  title: '画面/投票/順位 VoteRankingScreen',
  component: VoteRankingScreen,
  args: {
    now: exampleNow,
    channel: voteChannel,
    vote: ready(votePageData),
    ranking: ready(exampleRanking),
    hrefs: voteHrefs,
    hrefOf: (id) => `${voteHrefs.targets}?target=${id}`,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '投票の順位のページです。いつの順位かと、まだ数えられていない自分の票がわかります（W106、R074）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: voteChannel },
  },
} satisfies Meta<typeof VoteRankingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W106）：いつの順位か、次の更新、同率、前からの動き、数えられていない自分の票',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026\/01\/31\(土\) 19:00 現在/)).toBeVisible()
    await expect(canvas.getByText('次の更新は、20:00ごろ')).toBeVisible()
    const rows = within(canvas.getByRole('table', { name: /現在の順位/ })).getAllByRole('row')
    const said = rows.slice(1).map((each) => each.querySelector('.sr-only')?.textContent)
    await expect(said).toEqual(['1位', '2位', '3位', '4位', '同率5位', '同率5位', '7位'])
    await expect(canvas.getByText('まだ数えられていない、あなたの票')).toBeVisible()
    await expect(await canvas.findByText(/同率のあいだの並びに、意味はありません/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '紙の舟' })).toHaveAttribute(
      'href',
      `${voteHrefs.targets}?target=boat`,
    )
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([''])
  },
}

/** A ranking page that shows the next ranking when the test requests it, without a press in the page. */
function Renewing(args: VoteRankingScreenProps) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const next = () => setTurn((now) => now + 1)
    addEventListener('story:next', next)
    return () => removeEventListener('story:next', next)
  }, [])
  return <VoteRankingScreen {...args} ranking={ready(rankingOfHundred(turn))} />
}

/** Counts events that must not occur during an update: lost focus, repeated announcements, row animations. */
async function countChangesDuring(happens: () => Promise<void>) {
  const counted = { lost: 0, said: 0, animations: 0 }
  const status = document.querySelector('output.sr-only')
  const observer = new MutationObserver(() => void (counted.said += 1))
  if (status) observer.observe(status, { childList: true, characterData: true, subtree: true })
  const held = document.activeElement
  await happens()
  if (document.activeElement !== held) counted.lost += 1
  counted.animations = document.getAnimations().filter(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return target instanceof HTMLTableRowElement
  }).length
  observer.disconnect()
  return counted
}

export const Renews: Story = {
  name: '100行が入れかわる（W106）：焦点も位置も動かず、知らせは一度、動きをひかえる人には動かない',
  render: Renewing,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'リクエスト第40番' })
    link.focus()
    link.scrollIntoView({ block: 'center' })
    const place = scrollY
    for (const turn of ['20:00', '21:00']) {
      const noticed = await countChangesDuring(async () => {
        dispatchEvent(new Event('story:next'))
        await waitFor(() => expect(canvas.getByRole('table', { name: new RegExp(turn) })).toBeInTheDocument())
      })
      await expect(noticed).toEqual({ lost: 0, said: 1, animations: 0 })
      await expect(link).toHaveFocus()
      await expect(scrollY).toBe(place)
      await expect(canvas.getByText(new RegExp(`^${turn}の順位に変わりました。1位は、`))).toBeInTheDocument()
    }
  },
}

export const NotYet: Story = {
  name: 'まだ順位がない（W106）',
  args: { ranking: ready(unpublishedRanking) },
  parameters: { picture: true },
  play: async ({ canvas }) =>
    expect(canvas.getByText('最初の順位は、2026/01/31(土) 20:00に発表します。')).toBeVisible(),
}

export const Final: Story = {
  name: '最終の順位（W106）：投票先へのリンクはない',
  args: {
    vote: ready({ ...votePageData, campaign: { ...exampleVote, end: '2026-01-31T12:00:00+09:00' } }),
    ranking: ready(finalRanking),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('最終の順位')
    await expect(canvas.queryByText(/次の更新/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: '紙の舟' })).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { vote: loading, ranking: loading } }

export const Failed: Story = { name: '失敗', args: { ranking: failedLoad() } }

export const LongName: Story = {
  name: '長い名前、大きな数、写真がない',
  args: { vote: ready(longVote), ranking: ready(longRanking) },
  parameters: { picture: { modes: ['day'] } },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
