import { ready } from '@tsudoi/design-system/loadable'
import { FinalConfirm } from '@tsudoi/design-system/screens/parts/FinalConfirm'
import { CardListScreen } from '@tsudoi/design-system/screens/purchase/CardListScreen'
import { SpendingGateDialog } from '@tsudoi/design-system/screens/spending/SpendingGateDialog'
import { SpendingScreen } from '@tsudoi/design-system/screens/spending/SpendingScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { examplePackOrder } from '../examples/exampleOrder.ts'
import finalConfirm from '../screens/parts/FinalConfirm.stories.tsx'
import cards from '../screens/purchase/CardListScreen.stories.tsx'
import gate from '../screens/spending/SpendingGateDialog.stories.tsx'
import settings from '../screens/spending/SpendingScreen.stories.tsx'
import { inFrame } from '../inFrame.ts'

/** Checks the rules of docs/law.md, section "Protection from spending, and no dark patterns". */
const meta = {
  title: '法令/使いすぎを防ぐ Spending',
  component: SpendingScreen,
  args: settings.args,
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          '使いすぎを防ぐ設定と、やめやすさが、公的な助言のとおりであることを確かめます（docs/law.md「Protection from spending, and no dark patterns」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SpendingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Pin: Story = {
  name: 'L63：お支払いのたびの承認（国民生活センターの助言）',
  render: () => <SpendingGateDialog {...gate.args} onPin={fn()} />,
  play: async () => {
    const box = await screen.findByRole('dialog', { name: '暗証番号を入力してください' })
    await expect(within(box).getByLabelText('暗証番号')).toBeVisible()
    await expect(box).toHaveTextContent('このあと、内容と金額を確かめられます。')
  },
}

export const EqualAnswers: Story = {
  name: 'L64：やめると進むは同じ重さ、カウントダウンはない（ダークパターン）',
  render: () => <SpendingGateDialog {...gate.args} />,
  play: async () => {
    const box = await screen.findByRole('dialog')
    const [no, yes] = [/^購入をやめる/, /^確認へ進む/].map((name) => within(box).getByRole('button', { name }))
    const size = (button: HTMLElement | undefined) => {
      if (!button) return undefined
      const { width, height } = button.getBoundingClientRect()
      const { backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
      return { width, height, backgroundColor, borderColor, fontSize, fontWeight }
    }
    await expect(size(no)).toBeDefined()
    await expect(size(no)).toEqual(size(yes))
    await expect(box).not.toHaveTextContent(/残り|あと\d/)
  },
}

export const MinorCards: Story = {
  name: 'L65：未成年の方のカードは登録しない（国民生活センターの助言、民法5条）',
  render: () => <CardListScreen {...cards.args} isMinor />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^18歳未満の方は、カードを登録したり/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'カードを登録する' })).toBeNull()
  },
}

export const OwnLimit: Story = {
  name: 'L66：最終確認に、今月の購入とご自身の上限',
  render: () => (
    <FinalConfirm {...finalConfirm.args} order={examplePackOrder} ownLimit={{ spent: 3_200, limit: 5_000 }} />
  ),
  play: async () => {
    const box = await screen.findByRole('dialog')
    await expect(within(box).getByText(/^今月/)).toHaveTextContent('今月 3,200円 / 上限 5,000円')
  },
}

export const Break: Story = {
  name: 'L67：お休みは、途中でやめられないことを先に伝える（消費者契約法3条）',
  args: { pause: { ...settings.args.pause, current: ready({ place: 'account' }) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^お休みをはじめる/ }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('途中でやめたり、短くしたりはできません。')
  },
}

export const Help: Story = {
  name: 'L68：相談先と、取り消せる場合（民法5条）',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/消費者ホットライン（局番なしの188）/)).toBeVisible()
    await expect(
      canvas.getByText(/未成年の方が保護者の同意なしに購入したときは、取り消せる場合があります。/),
    ).toBeVisible()
  },
}
