import { GachaResultScreen } from '@tsudoi/design-system/screens/gacha/GachaResultScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { drawFailure } from '../../examples/exampleFailure.ts'
import { exampleGacha, gachaChannel, longNameGacha } from '../../examples/exampleGacha.ts'
import {
  exampleDrawLog,
  exampleDrawResult,
  plainDrawResult,
  singleDrawResult,
} from '../../examples/exampleGachaItems.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

const ten = { count: 10, coins: 300 }

/** The result of a gacha (W090). */
const meta = {
  title: '画面/ガチャ/結果 GachaResultScreen',
  component: GachaResultScreen,
  args: {
    channel: gachaChannel,
    gachaName: exampleGacha.name,
    result: { state: 'drawn', result: exampleDrawResult },
    again: ten,
    progress: { state: 'idle' },
    onDrawAgain: fn(),
    onOneByOne: fn(),
    log: [],
    hrefs: { gachaTop: '/channel/lemonade/gacha', collection: '/collection', presents: '/present' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'ガチャの結果のページです。引いた写真を一枚ずつ、またはまとめて見られます（W090）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', phoneBare: true, stage: true, channel: gachaChannel },
  },
} satisfies Meta<typeof GachaResultScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：10回（W090）',
  parameters: { picture: true },
}

export const DrawAgain: Story = {
  name: 'もう10回引く',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('灯里 夏至の主役が、来てくれました')
    await expect(canvas.getByText('はじめて手に入れました')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /もう10回引く 300コイン/ }))
    await expect(args.onDrawAgain).toHaveBeenCalledWith(ten)
  },
}

export const NewAndDoubled: Story = {
  name: 'はじめてのものと重複（W149）',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SSR 1枚、SR 1枚、R 3枚、N 5枚')).toBeVisible()
    await expect(canvas.getByText('はじめて7枚、重複3枚')).toBeVisible()
    const card = (name: string) => canvas.getByText(name).closest('li')
    await expect(card('ことは 靴ひも')).toHaveTextContent('はじめて')
    await expect(card('みつき 先頭の旗')).toHaveTextContent('2枚目')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(/SSR 1枚.*はじめて7枚、重複3枚/)
  },
}

export const SentToPresents: Story = {
  name: '持ちきれない分はプレゼントに（Q372）',
  args: { result: { state: 'drawn', result: { ...exampleDrawResult, sentToPresents: 3 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/持てる数の上限を超えた3枚は/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'プレゼント' })).toHaveAttribute('href', '/present')
  },
}

export const OneByOne: Story = {
  name: '1枚ずつ、はじめから（W149）',
  args: { isFresh: true, isOneByOne: true },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('ことは 靴ひも')
    await expect(canvas.queryByText('灯里 夏至の主役')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: '次に引くときも1枚ずつ見る' }))
    await expect(args.onOneByOne).toHaveBeenCalledWith(false)
  },
}

export const Stepping: Story = {
  ...OneByOne,
  name: '1枚ずつ、最後まで（W149）',
  parameters: { picture: false },
  play: async ({ canvas }) => {
    for (const { name } of exampleDrawResult.items.slice(1)) {
      const next = await canvas.findByRole('button', { name: '次の1枚を見る' })
      await userEvent.click(next)
      await expect(next).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent(name)
    }
    await userEvent.click(canvas.getByRole('button', { name: '結果を見る' }))
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('灯里 夏至の主役が、来てくれました')
    await expect(heading).toHaveFocus()
  },
}

export const Skipping: Story = {
  ...OneByOne,
  name: '残りをまとめて（W149）',
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '次の1枚を見る' }))
    await userEvent.click(canvas.getByRole('button', { name: '残りをまとめて見る' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.getByText('SSR 1枚、SR 1枚、R 3枚、N 5枚')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '1枚ずつ見る' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.getByText(/10枚のうち1枚目/)).toBeVisible()
  },
}

export const Reopened: Story = {
  name: '開きなおした結果は、まとめて（W090）',
  args: { isFresh: false, isOneByOne: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/10回の結果/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus()
  },
}

export const WithoutMotion: Story = {
  name: '動きを減らすと、ことばが先（W149）',
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('SSR、灯里 夏至の主役、はじめて')
    await expect(words).toBeVisible()
    const picture = canvas.getByRole('img', { name: '灯里 夏至の主役' })
    await expect(words.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // The text above the pictures is hidden from screen readers, which read it at the pictures.
    await expect(words.closest('[aria-hidden=true]')).not.toBeNull()
  },
}

export const Log: Story = {
  name: 'これまでに引いたもの（W149）',
  args: { log: exampleDrawLog },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('region', { name: 'これまでに引いたもの' })
    const [latest, before] = within(log).getAllByRole('listitem')
    await expect(latest).toHaveTextContent(/2026\/01\/31\(土\) 19:40.*30コイン.*夏至のパレード.*N 1枚.*ほどけたリボン/)
    await expect(before).toHaveTextContent(/無料.*重複5枚.*楽譜のはしっこ ×2/)
  },
}

export const Loading: Story = {
  name: '引いている途中',
  args: { result: { state: 'drawing', count: 10 } },
  parameters: { picture: true },
}

export const Empty: Story = {
  name: '結果がない（W090）',
  args: { result: { state: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'コレクションで見る' })).toHaveAttribute('href', '/collection')
  },
}

export const Failed: Story = {
  name: '失敗の記録（W090）',
  args: { result: { state: 'failed', failure: drawFailure } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('コインは減っていません。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /もう10回引く 300コイン/ }))
    await expect(args.onDrawAgain).toHaveBeenCalledWith(ten)
    await expect(canvas.getByRole('link', { name: 'ガチャトップへ' })).toHaveAttribute(
      'href',
      '/channel/lemonade/gacha',
    )
  },
}

export const Single: Story = {
  name: '1回',
  args: { result: { state: 'drawn', result: singleDrawResult }, again: { count: 1, coins: 30 } },
  parameters: { picture: true },
}

export const NothingNew: Story = {
  name: 'はじめてのものがない',
  args: { result: { state: 'drawn', result: plainDrawResult }, again: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /引く/ })).toBeNull()
    await expect(canvas.getByText('12枚目です')).toBeVisible()
  },
}

export const LongName: Story = {
  name: '長い名前',
  args: {
    gachaName: longNameGacha.name,
    result: {
      state: 'drawn',
      result: {
        ...exampleDrawResult,
        items: exampleDrawResult.items.map((item) => ({ ...item, name: longNameGacha.name })),
        coinsLeft: 12_345_678,
      },
    },
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
