import { loading, ready } from '@tsudoi/design-system/loadable'
import { LivetalkSlotsScreen } from '@tsudoi/design-system/screens/livetalk/LivetalkSlotsScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  livetalkHrefs,
  ownSlot,
  exampleTalkSlots,
  exampleTalkTicket,
  slotsPageData,
  livetalkChannel,
} from '../../examples/exampleLivetalks.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { inFrame } from '../../inFrame.ts'
import { hostile, long, offline } from '../../storyKinds.ts'

/** The slots of a live talk (W119, R088). */
const meta = {
  title: '画面/ライブトーク/枠 LivetalkSlotsScreen',
  component: LivetalkSlotsScreen,
  args: {
    now: exampleNow,
    channel: livetalkChannel,
    shown: ready(slotsPageData()),
    slots: ready(exampleTalkSlots()),
    attempt: { state: 'none' },
    onReserve: fn(),
    onCancel: fn(),
    onSeen: fn(),
    hrefs: livetalkHrefs,
  },
  decorators: [withShell],
  // Preloads the dialogs, which are otherwise loaded on the first press, so that the story does not depend on loading
  // time.
  loaders: [() => import('@tsudoi/design-system/screens/livetalk/parts/SlotConfirmations')],
  parameters: {
    docs: {
      description: {
        component: 'ライブトークの枠をえらぶページです。空いている枠を予約でき、期限までは取り消せます（W119、R088）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: livetalkChannel },
  },
} satisfies Meta<typeof LivetalkSlotsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準、空きと予約済み（W119）：確かめてから予約する',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button', { name: /空き/ })).toHaveLength(7)
    await expect(canvas.queryByRole('button', { name: /予約済み/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /20:02/ }))
    const asked = within(await screen.findByRole('alertdialog', { name: '20:02の枠を予約しますか' }))
    await expect(args.onReserve).not.toHaveBeenCalled()
    await userEvent.click(asked.getByRole('button', { name: '予約する' }))
    await expect(args.onReserve).toHaveBeenCalledWith('slot-3')
    await waitFor(() => expect(canvas.getByRole('button', { name: /20:02/ })).toHaveFocus())
  },
}

const owned = { ...exampleTalkTicket, unused: 0, own: ownSlot }

export const Own: Story = {
  name: '予約済み、期限まで取り消せる（W119）',
  args: { shown: ready(slotsPageData({ tickets: [owned], ticket: owned })), slots: ready(exampleTalkSlots(2)) },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2026/01/31(土) 19:55まで')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /空き/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '予約を取り消す' }))
    await userEvent.click(await screen.findByRole('button', { name: '取り消す' }))
    await expect(args.onCancel).toHaveBeenCalledWith(ownSlot)
  },
}

export const TooLate: Story = {
  name: '取り消しの期限のあと（W119）',
  args: { ...Own.args, now: '2026-01-31T19:55:00+09:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/取り消しの期限は過ぎました/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '予約を取り消す' })).toBeNull()
  },
}

export const Faster: Story = {
  name: 'ほかの方が先に予約した：伝えて、場所を保つ（W119）',
  parameters: { docs: inFrame },
  args: {
    attempt: {
      state: 'refused',
      slotId: 'slot-2',
      title: 'この枠は、たったいま埋まりました',
      text: 'ほかの方が、先に予約しました。チケットは使っていません。ほかの枠をお選びください。',
    },
  },
  play: async ({ canvas, args }) => {
    const told = within(await screen.findByRole('alertdialog', { name: 'この枠は、たったいま埋まりました' }))
    await expect(told.getByText(/チケットは使っていません/)).toBeVisible()
    await userEvent.click(told.getByRole('button', { name: '枠の一覧へもどる' }))
    await expect(args.onSeen).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: /20:01/, hidden: true })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Reserved: Story = {
  name: '予約できた：言葉で伝わり、そこから続けられる',
  args: { ...Own.args, attempt: { state: 'reserved', slotId: 'slot-3' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('予約しました。')
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

export const NoTicket: Story = {
  name: 'チケットがない',
  args: { shown: ready(slotsPageData({ tickets: [], ticket: undefined })), slots: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('このトークのチケットは、まだありません')).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中（W119）', args: { shown: loading } }

export const Failed: Story = { name: '失敗', args: { shown: failedLoad() } }

export const SlotsLoading: Story = { name: '枠だけを読みこみ中', args: { slots: loading } }

export const SlotsFailed: Story = { name: '枠だけが失敗', args: { slots: failedLoad() } }

export const Long: Story = { name: 'とても長い文字', ...long }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
