import { Sidebar } from '@tsudoi/design-system/components/Sidebar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { exampleOwnPages } from '../examples/exampleOwnPages.ts'

/** The sidebar, which is the navigation between related pages (W010). */
const meta = {
  title: '部品/枠組み/サイドバー（W010） Sidebar',
  component: Sidebar,
  args: {
    label: 'あなたのページ',
    value: 'profile',
    items: exampleOwnPages,
    children: (
      <div className="pt-8 pb-24 desk:pt-16">
        <h1 className="heading text-32">こはる</h1>
        <p className="mt-4 text-reading">ここに、ひらいているページが入ります。</p>
      </div>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '広い画面では横に、せまい画面では上に（S025）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('navigation', { name: 'あなたのページ' })
    await expect(own.querySelectorAll('a')).toHaveLength(4)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('プロフィール')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'マイページ' })).toHaveFocus()
    const isBeside = own.getBoundingClientRect().right < canvas.getByRole('heading').getBoundingClientRect().left
    await expect(isBeside).toBe(matchMedia('(min-width: 1024px)').matches)
  },
}

export const Phone: Story = { name: 'スマートフォン', globals: { viewport: { value: 'phone' } } }

export const Row: Story = { name: 'いつも上に', args: { state: 'row' } }

export const Hidden: Story = {
  name: 'なし',
  args: { state: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('heading')).toBeVisible()
  },
}

export const Elsewhere: Story = { name: '一覧にないページ', args: { value: undefined } }
