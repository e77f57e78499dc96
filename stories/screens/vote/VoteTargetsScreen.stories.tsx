import { untouched } from '@tsudoi/design-system/text/untouched'
import { loading, ready } from '@tsudoi/design-system/loadable'
import { VoteSheet } from '@tsudoi/design-system/screens/vote/VoteSheet'
import { VoteTargetsScreen, type VoteTargetsScreenProps } from '@tsudoi/design-system/screens/vote/VoteTargetsScreen'
import type { VoteDraft, VoteStep } from '@tsudoi/design-system/screens/vote/vote.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import {
  exampleBonus,
  exampleVote,
  longVote,
  nextBonus,
  examplePoints,
  reachedRewards,
  votePageData,
  exampleVoteTargets,
  voteChannel,
  voteHrefs,
} from '../../examples/exampleVotes.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { inFrame } from '../../inFrame.ts'
import { hostile } from '../../storyKinds.ts'

const draft: VoteDraft = {
  subject: exampleVoteTargets[1]!,
  amount: '10',
  bonus: exampleBonus,
  photoIds: exampleBonus.owned.map(({ id }) => id),
}

const acts = { onDraft: fn(), onNext: fn(), onBack: fn(), onVote: fn(), onClose: fn() }

const sheetOf = (step: VoteStep, changes: Partial<VoteDraft> = {}, isClosed = false) => (
  <VoteSheet
    draft={{ ...draft, ...changes }}
    step={step}
    points={examplePoints}
    until={exampleVote.end}
    isClosed={isClosed}
    hrefs={voteHrefs}
    {...acts}
  />
)

/** The targets of a vote, and voting in a sheet (W107, R075). */
const meta = {
  title: '画面/投票/投票先 VoteTargetsScreen',
  component: VoteTargetsScreen,
  args: { now: exampleNow, channel: voteChannel, vote: ready(votePageData), onChoose: fn(), hrefs: voteHrefs },
  decorators: [withShell],
  parameters: {
    docs: { ...inFrame, description: { component: '投票先をえらんで、投票するページです（W107、R075）。' } },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: voteChannel },
  },
} satisfies Meta<typeof VoteTargetsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W107）：どんな幅やかなでもさがせる、自分の票が見える',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/あなたは18ポイント投票しました/)).toHaveTextContent('順位にまだ入っていない12票')
    const search = canvas.getByRole('searchbox', { name: '投票先をさがす' })
    await userEvent.type(search, 'ﾜﾙﾂ')
    await expect(await canvas.findByText('1件が見つかりました。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '波止場のワルツに投票する' }))
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'guitar' }))
    await userEvent.clear(search)
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0)
    search.blur()
  },
}

export const Edit: Story = {
  name: 'ポイントと写真（W107）：効きめが目の前にある',
  args: { sheet: sheetOf({ at: 'edit' }) },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '投票する' }))
    await expect(dialog.getByText('10ポイントで、13票が入ります')).toBeInTheDocument()
    await expect(dialog.getByText(/投票のあと使えるのは、22ポイント/)).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: /航 波止場のギター/ }))
    await expect(acts.onDraft).toHaveBeenLastCalledWith({ photoIds: ['touta'] })
    await userEvent.click(dialog.getByRole('button', { name: '1ポイント増やす' }))
    await expect(acts.onDraft).toHaveBeenLastCalledWith({ amount: '11' })
    await userEvent.click(dialog.getByRole('button', { name: 'すべて' }))
    await expect(acts.onDraft).toHaveBeenLastCalledWith({ amount: '32' })
    await userEvent.click(dialog.getByRole('button', { name: '投票の内容を確かめる' }))
    await expect(acts.onNext).toHaveBeenCalledOnce()
  },
}

function Typing(args: VoteTargetsScreenProps) {
  const [amount, setAmount] = useState('10')
  const sheet = (
    <VoteSheet
      draft={{ ...draft, amount, bonus: undefined, photoIds: [] }}
      step={{ at: 'edit' }}
      points={examplePoints}
      until={exampleVote.end}
      isClosed={false}
      hrefs={voteHrefs}
      {...acts}
      onDraft={(change) => setAmount(change.amount ?? amount)}
    />
  )
  return <VoteTargetsScreen {...args} sheet={sheet} />
}

export const Typed: Story = {
  name: '全角の数字とキーで決める、使えるより多いと進めない（W107）',
  render: Typing,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('spinbutton', { name: /^使うポイント/ })
    await userEvent.clear(field)
    await userEvent.type(field, '２５')
    await expect(field).toHaveValue('25')
    await expect(field).toHaveAttribute('aria-valuenow', '25')
    for (const [key, amount] of [
      ['{ArrowUp}', '26'],
      ['{PageDown}', '16'],
      ['{End}', '32'],
      ['{Home}', '1'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(field).toHaveValue(amount)
    }
    await userEvent.clear(field)
    await userEvent.type(field, '33{Enter}')
    await expect(dialog.getByText('いま使えるのは、32ポイントまでです。')).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(acts.onNext).not.toHaveBeenCalled()
  },
}

export const Confirm: Story = {
  name: '最後の確認（W107）：誰に、いくつ、どの写真、取り消せないこと',
  args: { sheet: sheetOf({ at: 'confirm' }) },
  parameters: { picture: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/航 波止場のギター、灯太 非番の朝/)).toHaveTextContent('合わせて+30%')
    await expect(dialog.getByText('投票したあとの取り消しと変更はできません。')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '10ポイントで投票する' }))
    await expect(acts.onVote).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  name: '送っている途中（W107）：押しても閉じても、二度は送らない',
  args: { sheet: sheetOf({ at: 'sending' }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /投票しています/ }))
    await userEvent.keyboard('{Escape}')
    await expect(acts.onVote).not.toHaveBeenCalled()
    await expect(acts.onClose).not.toHaveBeenCalled()
  },
}

export const Changed: Story = {
  name: 'ボーナスが変わった（W107、E061、E062）：前といまを並べ、ポイントは使われていない',
  args: {
    sheet: sheetOf({ at: 'changed', after: nextBonus, untouched: untouched.unsentVote }),
  },
  parameters: { picture: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent(untouched.unsentVote)
    const sides = dialog.getAllByRole('heading', { level: 4 }).map((heading) => heading.parentElement?.textContent)
    await expect(sides[0]).toMatch(/写真帖ボーナス.*\+20%.*航.*13票/)
    await expect(sides[1]).toMatch(/深夜便ボーナス.*\+10%.*航.*11票/)
    await expect(dialog.queryByRole('button', { name: /投票する$/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '新しい内容で10ポイントを見なおす' }))
    await expect(acts.onBack).toHaveBeenCalledOnce()
  },
}

export const TermOver: Story = {
  name: 'ボーナスが終わった（W107、E061）',
  args: { sheet: sheetOf({ at: 'changed', after: undefined }) },
  play: async () => expect(await screen.findByText('ボーナスはありません')).toBeVisible(),
}

export const Unknown: Story = {
  name: '届いたかわからない（W107、E001）：同じ投票をもう一度',
  args: { sheet: sheetOf({ at: 'unknown' }) },
  parameters: { picture: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent('二重に数えられることはありません')
    await userEvent.click(dialog.getByRole('button', { name: 'もう一度送って確かめる' }))
    await expect(acts.onVote).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: '投票できない（W107、E063）：ポイントは使われていない',
  args: {
    sheet: sheetOf({
      at: 'refused',
      failure: {
        title: 'いまは投票できません',
        cause: '投票の期間外です。',
        remedy: '投票の期間を確かめてください。',
        coins: '投票していません。ポイントは使われていません。',
      },
    }),
  },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('ポイントは使われていません'),
}

export const Done: Story = {
  name: '投票した（W107、S126）：入った票と、届いた特典',
  args: { sheet: sheetOf({ at: 'done', cast: { amount: 10, votes: 13, votable: 22, rewards: reachedRewards } }) },
  parameters: { picture: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '投票しました' }))
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveTextContent('紙の舟に、13票が入りました')
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveFocus()
    await expect(dialog.getByText('特典が届きました')).toBeVisible()
    await expect(dialog.getByText('30コイン')).toBeVisible()
  },
}

export const ClosedMeanwhile: Story = {
  name: '終了：見ているあいだに締め切り、もう送れない（W107）',
  args: {
    vote: ready({ ...votePageData, campaign: { ...exampleVote, end: exampleNow } }),
    sheet: sheetOf({ at: 'confirm' }, {}, true),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^投票の期間外です。$/)
    await expect(dialog.getByRole('button', { name: '10ポイントで投票する' })).toBeDisabled()
  },
}

export const Guest: Story = {
  name: 'ゲスト（W107）：投票のボタンはない',
  args: { vote: ready({ ...votePageData, points: undefined }) },
  parameters: { shell: { viewer: 'guest', channel: voteChannel } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /に投票する/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'ログインして投票する' })).toHaveAttribute('href', voteHrefs.login)
  },
}

export const Empty: Story = {
  name: '投票先がない（W107）',
  args: { vote: ready({ ...votePageData, targets: [] }) },
  play: async ({ canvas }) => expect(canvas.getByText('投票先はまだ発表されていません')).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中', args: { vote: loading } }

export const Failed: Story = { name: '失敗', args: { vote: failedLoad() } }

export const LongName: Story = { name: '長い名前、大きな数', args: { vote: ready(longVote) } }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
