import { GachaResultScreen } from '@tsudoi/design-system/screens/gacha/GachaResultScreen'
import { GachaTopScreen } from '@tsudoi/design-system/screens/gacha/GachaTopScreen'
import { percentText } from '@tsudoi/design-system/text/percentText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleGacha } from '../examples/exampleGacha.ts'
import { exampleGachaItems } from '../examples/exampleGachaItems.ts'
import gachaResult from '../screens/gacha/GachaResultScreen.stories.tsx'
import gachaTop from '../screens/gacha/GachaTopScreen.stories.tsx'

/** Checks the rules of docs/law.md, section "The gacha". */
const meta = {
  title: '法令/ガチャ Gacha',
  component: GachaTopScreen,
  args: gachaTop.args,
  parameters: {
    docs: {
      description: {
        component: 'ガチャの画面に、法令で決められた項目がそろっていることを確かめます（docs/law.md「The gacha」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof GachaTopScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Odds: Story = {
  name: 'L31：出るもののすべてに、それぞれの確率（景品表示法5条）',
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent)
    for (const { name, percent } of exampleGachaItems)
      await expect(rows.filter((row) => row?.includes(name) && row.includes(percentText(percent)))).not.toEqual([])
  },
}

export const Price: Story = {
  name: 'L32：引く前に、1回ごとの値段（景品表示法5条）',
  play: async ({ canvas }) => {
    for (const { count, coins } of exampleGacha.options)
      await expect(canvas.getByRole('button', { name: new RegExp(`^${count}回引く ${coins}コイン`) })).toBeVisible()
  },
}

export const Period: Story = {
  name: 'L33：期間と終わり（景品表示法5条）',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('終了まで残り')).toBeVisible()
    await expect(canvas.getByText('2026/01/24(土) 12:00〜2026/02/03(火) 23:59')).toBeVisible()
  },
}

export const NoSets: Story = {
  name: 'L34：そろえても景品はない（懸賞の告示5項）',
  render: () => <GachaResultScreen {...gachaResult.args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(
      /コンプ|コンプリート|そろえ|揃え|あと\d+種|ビンゴ|特典|ボーナス/,
    )
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
