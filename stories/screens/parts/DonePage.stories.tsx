import { DonePage, DonePageText } from '@tsudoi/design-system/screens/parts/DonePage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** The last page of a multi-step process. */
const meta = {
  title: '画面/共通/完了 DonePage',
  component: DonePage,
  args: { title: '設定を保存しました', next: { label: 'アカウントへもどる', href: '/account' } },
  parameters: {
    docs: {
      description: {
        component: 'いくつかの段階がある手続きの、最後のページの型です。終わったことと、次の行き先を伝えます。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DonePage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'アカウントへもどる' })).toHaveAttribute('href', '/account')
  },
}

export const WithText: Story = {
  name: '説明つき',
  args: {
    children: (
      <DonePageText>
        <p>これからは、新しい設定でお使いいただけます。</p>
        <p>ほかの端末にも、すぐに反映されます。</p>
      </DonePageText>
    ),
  },
}

export const TwoWays: Story = {
  name: '行き先が二つ',
  args: { lead: 'これから届くものに使われます。', other: { label: '保存した内容を見る', href: '/settings' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
