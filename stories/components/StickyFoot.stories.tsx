import { BottomBars } from '@tsudoi/design-system/components/BottomBars'
import { Button } from '@tsudoi/design-system/components/Button'
import { StatusLine } from '@tsudoi/design-system/components/StatusLine'
import { StickyFoot } from '@tsudoi/design-system/components/StickyFoot'
import { TextLink } from '@tsudoi/design-system/components/TextLink'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

const titles = [
  '港の公開収録',
  '夜の便り',
  '灯台の朝',
  '波の音',
  '船の歌',
  '岬の猫',
  '霧の日',
  '星の数',
  '海図',
  '帰り道',
]

const meta = {
  title: '部品/枠組み/足もとの操作・固定フッター StickyFoot',
  component: StickyFoot,
  args: { children: undefined },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <main>
      <ul>
        {titles.map((title) => (
          <li key={title} className="page py-6">
            <TextLink href={`/event/${title}`}>{title}</TextLink>
          </li>
        ))}
      </ul>
      <StickyFoot {...args}>
        <div className="page grid gap-3 py-3">
          <p>3チャンネルをフォロー中です。あとからいつでも変えられます。</p>
          <Button href="/home">ホームへ進む</Button>
        </div>
      </StickyFoot>
      <BottomBars>
        <StatusLine text="新しい版があります。" action={{ label: '新しくする', onPress: fn() }} />
      </BottomBars>
    </main>
  ),
} satisfies Meta<typeof StickyFoot>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '一覧' }

/** Tabs through all links, and fails if the foot or a bar covers the focused one (WCAG 2.4.11). */
const tabThrough: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--foot')).toMatch(/\d+px/))
  for (const title of titles) {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: title })
    await expect(link).toHaveFocus()
    await waitFor(() => {
      const { left, top, bottom } = link.getBoundingClientRect()
      const covering = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 4, y))
      return expect(covering.every((element) => element !== null && link.contains(element))).toBe(true)
    })
  }
}

export const Focus: Story = { name: 'フォーカスを隠さない', play: tabThrough }

export const LargeText: Story = {
  name: '幅320 px、文字200%でもフォーカスを隠さない',
  globals: { viewport: { value: 'narrow' }, textSize: 'largest' },
  play: tabThrough,
}
