import { TitleText } from '@tsudoi/design-system/components/TitleText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const titles = [
  'お支払いできませんでした',
  'お支払いの結果は、注文の履歴にあります',
  'コミュニティガイドライン',
  'プライバシーポリシー',
  'この席は、見つかりませんでした',
  'ガチャ',
]

/** Titles at 32 px, even on phones that are 320 px wide. */
const meta = {
  title: '部品/文字/見出しの文字 TitleText',
  component: TitleText,
  args: { children: 'お支払いできませんでした' },
  render: () => (
    <div className="grid gap-6">
      {titles.map((title) => (
        <h2 key={title} className="heading text-32">
          <TitleText>{title}</TitleText>
        </h2>
      ))}
    </div>
  ),
} satisfies Meta<typeof TitleText>

export default meta
type Story = StoryObj<typeof meta>

/** The text of a title, split into lines as rendered. */
function linesOf(title: HTMLElement): string[] {
  const lines: string[] = []
  let last = -Infinity
  const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { top } = range.getBoundingClientRect()
      if (Math.abs(top - last) > 8) lines.push('')
      last = top
      lines.push((lines.pop() ?? '') + range.toString())
    }
  return lines
}

export const NoLoneLetter: Story = {
  name: 'どの幅でも、一文字だけの行がない',
  play: async ({ canvas }) => {
    await document.fonts.ready
    for (let width = 280; width <= 390; width += 5)
      for (const title of canvas.getAllByRole('heading', { level: 2 })) {
        title.style.width = `${width}px`
        await expect(linesOf(title).filter((line) => line.length === 1)).toEqual([])
        await expect(linesOf(title).join('')).toBe(title.textContent)
      }
    for (const title of canvas.getAllByRole('heading', { level: 2 })) title.style.width = ''
  },
}
