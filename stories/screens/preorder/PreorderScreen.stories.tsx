import { loading, ready } from '@tsudoi/design-system/loadable'
import { PreorderScreen, type PreorderScreenProps } from '@tsudoi/design-system/screens/preorder/PreorderScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleBalance, smallBalance } from '../../examples/exampleBalance.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import {
  barePreorder,
  preorderChannel,
  comingPreorder,
  endedPreorder,
  examplePreorder,
  filledCart,
  latestPurchase,
  longPreorder,
  preorderHrefs,
} from '../../examples/examplePreorders.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { calendarExample, expectCalendarButton } from '../parts/calendarExample.tsx'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline, tabbedThrough } from '../../storyKinds.ts'

/** Keeps the counts in state, as the app does. */
function WithCart(props: PreorderScreenProps) {
  const [counts, setCounts] = useState(props.counts)
  const set = (id: string, count: number) => {
    props.onCountChange(id, count)
    setCounts((before) => ({ ...before, [id]: count }))
  }
  return <PreorderScreen {...props} counts={counts} onCountChange={set} />
}

/** The items of a preorder, and the cart (W114, R082). */
const meta = {
  title: '画面/予約/棚 PreorderScreen',
  component: PreorderScreen,
  args: {
    now: exampleNow,
    viewer: 'member',
    channel: preorderChannel,
    preorder: ready({ preorder: examplePreorder }),
    counts: filledCart,
    balance: exampleBalance,
    onCountChange: fn(),
    hrefs: preorderHrefs,
  },
  render: (args) => <WithCart {...args} />,
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '予約できる品が並ぶページです。数をえらんで、カートに入れます（W114、R082）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: preorderChannel },
  },
} satisfies Meta<typeof PreorderScreen>

export default meta
type Story = StoryObj<typeof meta>

const valueOf = (root: HTMLElement, term: string) => within(root).getByText(term).nextElementSibling

export const Ready: Story = {
  name: '標準（W114）：ふつうの品とトレーディングの品、特典は品の下に',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('region', { name: 'カート' })
    await expect(cart).toHaveTextContent('カート 3個')
    await expect(valueOf(cart, '合計')).toHaveTextContent('1,380コイン')
    await expect(valueOf(cart, 'お支払いのあと')).toHaveTextContent('1,900コイン')
    const lantern = canvas.getByRole('heading', { name: '手のひら灯籠' }).closest('li')!
    await expect(lantern).toHaveTextContent('特典 1個につき「鬼火の散歩」ひとつ')
    await expect(canvas.getByText(/どれも同じ確率（4分の1）/)).toBeVisible()
  },
}

export const Counting: Story = {
  name: '数える：ボタン、全角の数字、矢印、100まで（S122、S133）',
  args: { counts: {}, balance: smallBalance },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: '手のひら灯籠の数' })
    const cart = canvas.getByRole('region', { name: 'カート' })
    const more = canvas.getByRole('button', { name: '手のひら灯籠を1個増やす' })
    for (let tap = 0; tap < 3; tap += 1) await userEvent.click(more)
    await expect(field).toHaveAttribute('aria-valuenow', '3')
    await expect(valueOf(cart, '足りない分')).toHaveTextContent('1,180コイン')
    await userEvent.clear(field)
    await userEvent.type(field, '１２')
    await expect(field).toHaveValue('12')
    await expect(valueOf(cart, '合計')).toHaveTextContent('4,800コイン')
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect(field).toHaveValue('23')
    await userEvent.clear(field)
    await expect(args.onCountChange).toHaveBeenLastCalledWith('lantern', 23)
    await userEvent.type(field, '101')
    await expect(args.onCountChange).toHaveBeenLastCalledWith('lantern', 100)
    await expect(canvas.getByRole('alert')).toHaveTextContent('100個までです。')
  },
}

export const Undo: Story = {
  name: '0でカートから外し、もとにもどす（S122）',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: '手のひら灯籠の数' })
    await userEvent.clear(field)
    await userEvent.type(field, '０')
    const cart = canvas.getByRole('region', { name: 'カート' })
    await expect(cart).toHaveTextContent('カート 1個')
    await userEvent.click(canvas.getByRole('button', { name: '2個にもどす' }))
    await expect(cart).toHaveTextContent('カート 3個')
    await expect(field).toHaveValue('2')
  },
}

export const Phone: Story = {
  name: '狭い画面：足りない分',
  args: { balance: smallBalance, counts: { ...filledCart, lantern: 100 } },
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: true },
}

export const Empty: Story = {
  name: '空のカート（W114）',
  args: { counts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('カートは空です')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '予約の確認へ進む' })).toBeNull()
  },
}

export const Guest: Story = {
  name: 'ゲスト：カートはそのまま、ログインへ（W114）',
  args: { viewer: 'guest', balance: undefined },
  parameters: { shell: { viewer: 'guest', channel: preorderChannel } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインして予約する' })).toHaveAttribute('href', preorderHrefs.purchase),
}

export const BeforeStart: Story = {
  name: '受付の前：数えられない',
  args: { preorder: ready({ preorder: comingPreorder }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/02/01(日) 21:00から予約できます。')).toBeVisible()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
  },
}

export const Ended: Story = {
  name: '終了：受付が終わり、予約した品を見られる（W114）',
  args: { preorder: ready({ preorder: endedPreorder, latest: latestPurchase }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'カート' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '予約した品を見る' })).toHaveAttribute('href', preorderHrefs.result)
  },
}

export const Bare: Story = {
  name: '最小の内容、知らない種類の品',
  args: { preorder: ready({ preorder: barePreorder }), counts: {} },
  play: async ({ canvas }) => expect(canvas.getByText('いまは予約できません。')).toBeVisible(),
}

export const LongName: Story = {
  name: '長い名前',
  args: { preorder: ready({ preorder: longPreorder }), counts: { lantern: 100 } },
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: true },
}

export const Loading: Story = { name: '読みこみ中（W114）', args: { preorder: loading } }

export const Failed: Story = { name: '失敗', args: { preorder: failedLoad() } }

export const Missing: Story = {
  name: '見つからない（E022）',
  args: { preorder: ready('missing' as const) },
  parameters: { shell: {} },
}

export const Hidden: Story = {
  name: '公開の期間外（E053）',
  args: { preorder: ready('hidden' as const), channel: { id: '', name: '', href: '/channel' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('この予約は、公開されていません'),
}

export const IntoCalendar: Story = {
  name: '締め切りをカレンダーに入れる（Q477）',
  args: { preorder: ready({ preorder: examplePreorder }), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, true),
}

export const NotIntoCalendar: Story = {
  name: '締め切りのあとは、カレンダーに入れない',
  args: { preorder: ready({ preorder: endedPreorder }), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, false),
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const TabbedThrough: Story = {
  name: '幅320 px、文字200%で、足もとがフォーカスを隠さない',
  args: { viewer: 'guest', balance: undefined },
  parameters: { shell: { viewer: 'guest', channel: preorderChannel } },
  ...tabbedThrough,
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
