import { FinalConfirm } from '@tsudoi/design-system/screens/parts/FinalConfirm'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { exampleBalance } from '../examples/exampleBalance.ts'
import { exampleNow } from '../examples/exampleNow.ts'
import { exampleDrawOrder, examplePackOrder } from '../examples/exampleOrder.ts'
import { inFrame } from '../inFrame.ts'

/** Checks the rules of docs/law.md, section "The last step before anything is paid". */
const meta = {
  title: '法令/お支払いの最終確認 LastStep',
  component: FinalConfirm,
  args: {
    open: true,
    order: examplePackOrder,
    paid: { pack: 'coin-1000' },
    balance: exampleBalance,
    now: exampleNow,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'お支払いの最終確認に、法令で決められた項目がそろっていることを確かめます（docs/law.md「The last step before anything is paid」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof FinalConfirm>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog')

/** The visible element beside a term of the order summary. */
async function textBeside(term: string): Promise<HTMLElement> {
  const beside = within(await dialog()).getByText(term).nextElementSibling as HTMLElement
  await expect(beside).toBeVisible()
  return beside
}

export const Quantity: Story = {
  name: 'L01：分量（特商法12条の6）',
  play: async () => {
    await expect(await textBeside('内容')).toHaveTextContent('有償コイン 1,000コイン')
    await expect(await textBeside('数量')).toHaveTextContent('1個')
  },
}

export const Price: Story = {
  name: 'L02：税込みの価格（特商法12条の6）',
  play: async () => expect(await textBeside('お支払い金額')).toHaveTextContent('1,100円（税込）'),
}

export const Payment: Story = {
  name: 'L03：支払いの時期と方法（特商法12条の6）',
  play: async () => expect(await textBeside('お支払い')).toHaveTextContent('PayPay。次の画面で手続きをしたとき'),
}

export const Delivery: Story = {
  name: 'L04：引き渡しの時期（特商法12条の6）',
  play: async () => expect(await textBeside('お届け')).toHaveTextContent('お支払いのあと、すぐ'),
}

export const Period: Story = {
  name: 'L05：申し込みの期間（特商法12条の6）',
  play: async () => expect(await textBeside('申込期間')).toHaveTextContent('2026/02/01(日) 12:00まで'),
}

export const Cancelling: Story = {
  name: 'L06：取り消し（特商法12条の6）',
  play: async () => expect(await textBeside('取り消し')).toHaveTextContent('取り消し・返金ができません'),
}

export const EqualAnswers: Story = {
  name: 'L07：やめると進むは同じ重さ、たたまない（特商法14条1項2号）',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const box = await dialog()
    const no = within(box).getByRole('button', { name: '購入をやめる' })
    const yes = within(box).getByRole('button', { name: '1,100円で購入' })
    const size = (button: HTMLElement) => {
      const { width, height } = button.getBoundingClientRect()
      const { backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
      return { width, height, backgroundColor, borderColor, fontSize, fontWeight }
    }
    await expect(size(no)).toEqual(size(yes))
    await expect(box.querySelector('details, [aria-expanded="false"]')).toBeNull()
    await userEvent.click(no)
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const LegalPages: Story = {
  name: 'L08：規約と法令の表示に手がとどく（特商法11条、資金決済法13条）',
  play: async () => {
    const box = within(await dialog())
    for (const [name, href] of [
      ['利用規約', '/account/service'],
      ['特定商取引法の表記', '#commercial'],
      ['資金決済法に基づく表示', '/account/settlement'],
    ] as const)
      await expect(box.getByRole('link', { name })).toHaveAttribute('href', href)
  },
}

export const CoinsLeft: Story = {
  name: 'L09：どのコインが減り、いくつ残るか（資金決済法13条）',
  args: { order: exampleDrawOrder, paid: { gachaId: 'parade' } },
  play: async () => {
    await expect(await textBeside('いまのコイン')).toHaveTextContent('有償 2,400コイン＋無償 880コイン＝計 3,280コイン')
    await expect(await textBeside('お支払いのあと')).toHaveTextContent(
      '有償 2,400コイン＋無償 580コイン＝計 2,980コイン',
    )
  },
}
