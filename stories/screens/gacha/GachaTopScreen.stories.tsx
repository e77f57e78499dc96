import { untouched } from '@tsudoi/design-system/text/untouched'
import { loading, ready } from '@tsudoi/design-system/loadable'
import type { GachaDraw, GachaOdds } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { GachaTopScreen } from '@tsudoi/design-system/screens/gacha/GachaTopScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { exampleBalance, hugeBalance, smallBalance } from '../../examples/exampleBalance.ts'
import {
  bareGacha,
  comingGacha,
  endedGacha,
  endingGacha,
  exampleGacha,
  freeGacha,
  endedFreeDrawGacha,
  gachaChannel,
  limitedGacha,
  longNameGacha,
  soldOutGacha,
} from '../../examples/exampleGacha.ts'
import {
  brokenOddsItems,
  exampleGachaItems,
  gachaItemsForGuests,
  manyGachaItems,
  partlySoldOutItems,
  soldOutGachaItems,
} from '../../examples/exampleGachaItems.ts'
import { offlineFailure } from '../../examples/exampleFailure.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline, tabbedThrough } from '../../storyKinds.ts'

const ten = { count: 10, coins: 300 }

const odds: GachaOdds = { items: ready(exampleGachaItems), asOf: exampleNow }
const draw: GachaDraw = {
  progress: { state: 'idle' },
  confirmation: { kind: 'none' },
  onDraw: fn(),
  onAgree: fn(),
  onDismiss: fn(),
}

/** The page of one gacha (W089). */
const meta = {
  title: '画面/ガチャ/ガチャトップ GachaTopScreen',
  component: GachaTopScreen,
  args: {
    now: exampleNow,
    viewer: 'member',
    channel: gachaChannel,
    gacha: ready(exampleGacha),
    odds,
    balance: ready(exampleBalance),
    draw,
    onOpenShop: fn(),
    hrefs: { login: '/login?callback=%2Fchannel%2Flemonade%2Fgacha', signUp: '/signup' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'ひとつのガチャのページです。期間、値段、提供割合を確かめてから引けます（W089）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', phoneBare: true, channel: gachaChannel },
  },
} satisfies Meta<typeof GachaTopScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W089）',
  parameters: { picture: { modes: ['day', 'stage', 'large', 'forced'] } },
}

export const Draw: Story = {
  name: '引く（W089）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /10回引く 300コイン/ }))
    await expect(args.draw.onDraw).toHaveBeenCalledWith(ten)
  },
}

export const Loading: Story = {
  name: '読みこみ中',
  args: { gacha: loading, odds: { ...odds, items: loading }, balance: loading },
  parameters: { picture: true },
}

export const Empty: Story = {
  name: '最小の内容',
  args: { gacha: ready(bareGacha), odds: { ...odds, items: ready([]) } },
}

export const Failed: Story = {
  name: '失敗',
  args: { gacha: failedLoad(), odds: { ...odds, items: failedLoad() }, balance: failedLoad() },
}

export const OddsFailed: Story = {
  name: '提供割合を読めない',
  args: { odds: { ...odds, items: failedLoad() }, balance: failedLoad() },
}

export const Terms: Story = {
  name: '規約への同意（W089）',
  args: { draw: { ...draw, confirmation: { kind: 'terms', option: ten } } },
  parameters: { picture: true },
}

export const TermsAgreed: Story = {
  ...Terms,
  name: '規約に同意して引く',
  parameters: { picture: false },
  play: async ({ args }) => {
    const agree = await screen.findByRole('button', { name: '同意して次へ' })
    await expect(agree).toBeDisabled()
    await userEvent.click(screen.getByLabelText('規約に同意する'))
    await userEvent.click(agree)
    await expect(args.draw.onAgree).toHaveBeenCalledWith(ten)
  },
}

export const NotEnoughCoins: Story = {
  name: 'コインが足りない（W089）',
  args: {
    balance: ready(smallBalance),
    draw: { ...draw, confirmation: { kind: 'coins', option: ten, missing: 280 }, untouched: untouched.coins },
  },
  parameters: { picture: true },
}

export const ToShop: Story = {
  ...NotEnoughCoins,
  name: '足りないときにショップを開く',
  parameters: { picture: false },
  play: async ({ args }) => {
    await expect(await screen.findByText(/コインは減っていません/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'コインショップを開く' }))
    await expect(args.onOpenShop).toHaveBeenCalledOnce()
  },
}

export const Drawing: Story = {
  name: '引いている途中',
  args: { draw: { ...draw, progress: { state: 'drawing', count: 10 } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /10回引く 300コイン/ }))
    await expect(args.draw.onDraw).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: /1回引く 30コイン/ })).toBeDisabled()
  },
}

export const SoldOut: Story = {
  name: '売り切れ：景品終了（W089）',
  args: { gacha: ready(soldOutGacha), odds: { ...odds, items: ready(soldOutGachaItems) } },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /回引く/ })).toBeNull()
    await expect(canvas.getByText('すべての景品がなくなりました。')).toBeVisible()
    await expect(await canvas.findByText('引けるアイテムがなくなったため、提供割合はありません。')).toBeInTheDocument()
  },
}

export const Limited: Story = {
  name: '引ける回数の上限（W089）',
  args: { gacha: ready(limitedGacha) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('引ける回数の上限です')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /回引く/ })).toBeNull()
  },
}

export const Odds: Story = {
  name: '提供割合の意味と時点（W149）',
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '引く回数と、少なくとも1枚が出る確率' })
    const [, ssr] = within(table).getAllByRole('row')
    await expect(ssr).toHaveTextContent(/SSR.*2\.0%.*18\.3%.*86\.7%.*1,500/)
    await expect(within(table).queryByRole('row', { name: /灯里 夏至の主役/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '18種それぞれを見る' }))
    const item = within(table).getByRole('row', { name: /灯里 夏至の主役/ })
    await expect(item).toHaveTextContent(/1\.0%.*9\.6%.*63\.4%.*3,000/)
    await expect(canvas.getByText(/2026\/01\/31\(土\) 19:42/)).toBeInTheDocument()
    await expect(canvas.getByText(/写真17種、チケット1種/)).toBeInTheDocument()
  },
}

export const PartlyGone: Story = {
  name: 'もう出ないもの（C080）',
  args: { odds: { ...odds, items: ready(partlySoldOutItems) } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'もう出ないもの' })
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['SSR灯里 夏至の主役景品終了', 'SSR五人の花道上限に達しました'])
    await expect(canvas.getByText(/合計は100%です/)).toBeInTheDocument()
  },
}

export const OddsBroken: Story = {
  name: '合計が100%でない提供割合',
  args: { odds: { ...odds, items: ready(brokenOddsItems) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('合計が100%にならないため、表示していません')
    await expect(canvas.getByText('五人の花道')).toBeInTheDocument()
    await expect(canvas.queryByText(/\d%$/)).toBeNull()
    await expect(canvas.queryByText(/合計は100%です/)).toBeNull()
    await expect(canvas.queryByText('引きつづけると')).toBeNull()
  },
}

export const EndingSoon: Story = {
  name: 'まもなく終了',
  args: { gacha: ready(endingGacha) },
  parameters: { picture: true },
}

export const PeriodOver: Story = { name: '終了：期間の終わり', args: { gacha: ready(endedGacha) } }

export const BeforeStart: Story = {
  name: '開始の前（W149）',
  args: { gacha: ready(comingGacha) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('開始まで残り')).toBeVisible()
    await expect(canvas.getByText('残り16時間')).toBeInTheDocument()
    await expect(canvas.getByText('まだ始まっていません')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /回引く/ })).toBeNull()
  },
}

export const Free: Story = {
  name: '無料で1回',
  args: { gacha: ready(freeGacha) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1回引く 無料' }))
    await expect(args.draw.onDraw).toHaveBeenCalledWith({ count: 1, coins: 0 })
    await canvas.findByRole('heading', { name: '提供割合' })
    await expect(canvas.queryByText('引きつづけると')).toBeNull()
  },
}

export const FreeOver: Story = {
  name: '無料期間の終わり（W025）',
  args: { gacha: ready(endedFreeDrawGacha) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('無料期間が終わりました')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /回引く/ })).toBeNull()
  },
}

export const LongName: Story = {
  name: '長い名前',
  args: {
    gacha: ready(longNameGacha),
    channel: { ...gachaChannel, name: longNameGacha.name },
    balance: ready(hugeBalance),
  },
  parameters: { picture: true },
}

export const ManyItems: Story = { name: 'たくさん', args: { odds: { ...odds, items: ready(manyGachaItems) } } }

export const Guest: Story = {
  name: 'ゲスト',
  args: { viewer: 'guest', balance: loading, odds: { ...odds, items: ready(gachaItemsForGuests) } },
  parameters: { shell: { viewer: 'guest' }, picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ガチャを引くには、ログインが必要です。')).toBeVisible()
    await canvas.findByRole('heading', { name: '出るもの' })
    await expect(canvas.queryByText('獲得済み')).toBeNull()
  },
}

export const GuestAsked: Story = {
  name: 'ゲストにログインを求める',
  args: {
    viewer: 'guest',
    balance: loading,
    odds: { ...odds, items: ready(gachaItemsForGuests) },
    draw: { ...draw, confirmation: { kind: 'login' } },
  },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: 'ログインする' })).toHaveAttribute(
      'href',
      '/login?callback=%2Fchannel%2Flemonade%2Fgacha',
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.draw.onDismiss).toHaveBeenCalledOnce()
  },
}

export const OfflineFailed: Story = {
  name: 'オフライン：まだ読みこんでいないページ',
  args: { gacha: failedLoad(offlineFailure) },
  ...offline,
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const TabbedThrough: Story = { name: '幅320 px、文字200%で、足もとがフォーカスを隠さない', ...tabbedThrough }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
