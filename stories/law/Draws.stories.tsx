import { drawFactTerms, type DrawFactTexts } from '@tsudoi/design-system/screens/parts/DrawFacts'
import { DrawScreen } from '@tsudoi/design-system/screens/draw/DrawScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { exampleDraw, examplePrizes, drawFactsOf } from '../examples/exampleDraws.ts'
import draw from '../screens/draw/DrawScreen.stories.tsx'

/** Checks the rules of docs/law.md, section "Draws of a channel, and lotteries". */
const meta = {
  title: '法令/抽選 Draws',
  component: DrawScreen,
  args: draw.args,
  parameters: {
    docs: {
      description: {
        component:
          'チャンネルの抽選の画面に、法令で決められた項目がそろっていることを確かめます（docs/law.md「Draws of a channel, and lotteries」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DrawScreen>

export default meta
type Story = StoryObj<typeof meta>

const { contact, ...texts } = drawFactsOf(exampleDraw)

/** Expects a visible text beside the term of a fact. */
async function expectFact(root: HTMLElement, name: keyof DrawFactTexts, text: string): Promise<void> {
  const section = within(within(root).getByRole('region', { name: 'この抽選について' }))
  const beside = section.getByText(drawFactTerms[name]).nextElementSibling
  await expect(beside).toBeVisible()
  await expect(beside?.textContent).toBe(text)
}

const showsFacts = (...names: (keyof typeof texts)[]): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    for (const name of names) await expectFact(canvasElement, name, texts[name])
  },
})

export const Who: Story = {
  name: 'L35：主催、参加できる方、回数、費用（景品表示法5条）',
  ...showsFacts('organiser', 'eligibility', 'limit', 'price'),
}

export const Prizes: Story = {
  name: 'L36：賞品と本数と、いつの確率か（景品表示法5条）',
  play: async ({ canvas, canvasElement }) => {
    await expectFact(canvasElement, 'prizes', texts.prizes)
    const list = within(await canvas.findByRole('region', { name: '賞品と確率' }))
    await expect(list.getByText('2026/01/31(土) 19:42 現在')).toBeVisible()
    await expect(list.getAllByText(/確率\d+\.\d%$/)).toHaveLength(examplePrizes.length + 1)
  },
}

export const Course: Story = {
  name: 'L37：期間、方法、結果、お渡し、取り消し（景品表示法5条）',
  ...showsFacts('period', 'method', 'result', 'shipping', 'cancel'),
}

export const Data: Story = { name: 'L38：個人情報の使いみち（個人情報保護法21条）', ...showsFacts('data') }

export const Contact: Story = {
  name: 'L39：お問い合わせ',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: contact.label })).toHaveAttribute('href', contact.href),
}
