import { loading, ready } from '@tsudoi/design-system/loadable'
import { SpendingMirror } from '@tsudoi/design-system/screens/parts/SpendingMirror'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleSpending, hugeSpending, noSpending } from '../../examples/exampleSpending.ts'
import { failedLoad } from './failedLoad.ts'

/** お金の使いみち on /mypage: months, kinds of use, and the member's own limit (Q132, Q133). */
const meta = {
  title: '画面/マイページ/お金の使いみち SpendingMirror',
  component: SpendingMirror,
  args: { spending: ready(exampleSpending), limit: { yen: 5_000 }, onLimit: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'マイページの「お金の使いみち」です。月ごとの購入と使いみちを見て、自分の目安を決められます（Q132、Q133）。',
      },
    },
    layout: 'padded',
  },
} satisfies Meta<typeof SpendingMirror>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：月ごとの購入、使いみち、自分の目安（Q132、Q133）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const months = within(canvas.getByRole('table', { name: '月ごとの購入' }))
    await expect(months.getAllByRole('row')).toHaveLength(7)
    await expect(months.getByRole('row', { name: '2025年10月 8,400円 6,900' })).toBeVisible()
    const kinds = within(canvas.getByRole('table', { name: 'コインの使いみち' }))
    await expect(kinds.getByRole('row', { name: 'ガチャ 9,260' })).toBeVisible()
    await expect(canvas.getByText('今月は、あと1,900円です。', { exact: false })).toBeVisible()
  },
}

export const SetLimit: Story = {
  name: '目安を決める：全角もカンマも（Q132）',
  args: { limit: {} },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /目安の金額/ }), '１０，０００円{Enter}')
    await expect(args.onLimit).toHaveBeenCalledWith(10_000)
    await expect(canvas.queryByRole('button', { name: '目安をなくす' })).toBeNull()
  },
}

export const WrongLimit: Story = {
  name: '数字ではない金額：欄で伝える、打ったものは残る',
  args: { limit: {} },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: /目安の金額/ })
    for (const typed of ['たくさん', '-5', '1.5', '10000000']) {
      await userEvent.clear(field)
      await userEvent.type(field, `${typed}{Enter}`)
      await expect(field).toHaveAccessibleDescription(/0円から9,999,999円までの金額/)
      await expect(field).toHaveValue(typed)
    }
    await expect(args.onLimit).not.toHaveBeenCalled()
  },
}

export const GiveUpLimit: Story = {
  name: '目安をなくす（Q132）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '目安をなくす' }))
    await expect(args.onLimit).toHaveBeenCalledWith(undefined)
  },
}

export const Raised: Story = {
  name: '上げたあとの24時間：やめられる（Q132）',
  args: { limit: { yen: 5_000, next: { yen: 10_000, from: '2026-02-01T19:42:00+09:00' } } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2026/02/01(日) 19:42から、10,000円になります。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '変更をやめる' }))
    await expect(args.onLimit).toHaveBeenCalledWith(5_000)
    await expect(canvas.getByRole('heading', { name: 'ひと月の目安' })).toHaveFocus()
  },
}

export const Ending: Story = {
  name: 'なくなるまでの24時間',
  args: { limit: { yen: 5_000, next: { from: '2026-02-01T19:42:00+09:00' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/02/01(日) 19:42から、目安がなくなります。')).toBeVisible()
  },
}

export const Beyond: Story = {
  name: '目安より多い月：事実だけを言う',
  args: { limit: { yen: 1_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/今月の購入は、目安より2,100円多くなっています。/)).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { spending: loading } }

export const Empty: Story = {
  name: '空',
  args: { spending: ready(noSpending), limit: {} },
  parameters: { picture: true },
  play: async ({ canvas }) => expect(canvas.getByText('使ったコインはまだありません。')).toBeVisible(),
}

export const Failed: Story = { name: '失敗：目安は変えられる', args: { spending: failedLoad() } }

export const LongName: Story = {
  name: '大きな数、長い名前、数えきれない記録（S132）',
  args: { spending: ready(hugeSpending), limit: { yen: 9_999_999 } },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('使ったコインは、2025/12/03(水)からの記録で数えています。')).toBeVisible()
    await expect(canvas.getByRole('row', { name: '2026年1月 98,765,432円 9,999,999+' })).toBeVisible()
  },
}
