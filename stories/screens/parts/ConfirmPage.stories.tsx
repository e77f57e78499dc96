import { ConfirmPage, type ConfirmPageProps } from '@tsudoi/design-system/screens/parts/ConfirmPage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

/** The confirmation step between a form and saving. */
const meta = {
  title: '画面/共通/確認 ConfirmPage',
  component: ConfirmPage<string>,
  args: {
    title: 'この名前でよろしいですか',
    lead: 'ほかのファンにも表示されます。',
    values: 'こはる',
    empty: { title: '確認する名前がありません', description: '保存が終わったか、まだ入力されていません。' },
    save: 'この名前で保存する',
    onSave: fn(),
    editHref: '/profile/edit',
    children: (values) => <p className="heading text-24">{values}</p>,
  },
  parameters: {
    docs: { description: { component: '入力した内容を、保存する前に確かめるページの型です。' } },
    layout: 'fullscreen',
  },
} satisfies Meta<ConfirmPageProps<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'この名前で保存する' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: '入力にもどる' })).toHaveAttribute('href', '/profile/edit')
  },
}

export const Nothing: Story = {
  name: '確認するものがない',
  args: { values: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('確認する名前がありません')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '入力画面へ' })).toHaveAttribute('href', '/profile/edit')
  },
}

export const Saving: Story = { name: '保存中', args: { isPending: true } }

export const Refused: Story = {
  name: '断られた',
  args: { error: 'この名前は使えません。別の名前を入力してください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('この名前は使えません。')
  },
}
