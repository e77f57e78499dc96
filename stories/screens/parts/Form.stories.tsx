import { TextField } from '@tsudoi/design-system/components/TextField'
import { Form, type FormProps } from '@tsudoi/design-system/screens/parts/Form'
import { FormFooter } from '@tsudoi/design-system/screens/parts/FormFooter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

interface Values {
  nickName: string
}

/** The head, the fields and the footer of every form. */
const meta = {
  title: '画面/共通/フォーム Form',
  component: Form<Values>,
  args: {
    label: 'ニックネームの変更',
    fields: {
      nickName: {
        id: 'nick',
        label: 'ニックネーム',
        problem: (typed) => (typed ? undefined : 'ニックネームを入力してください。'),
      },
    },
    initial: { nickName: 'こはる' },
    onSubmit: fn(),
    onValuesChange: fn(),
    foot: <FormFooter submit="変更する" />,
    children: ({ field }) => <TextField {...field('nickName')} requirement="必須" />,
  },
  parameters: {
    docs: { description: { component: 'すべてのフォームに共通する、見出し、欄、送信ボタンの型です。' } },
    layout: 'padded',
  },
} satisfies Meta<FormProps<Values>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /ニックネーム/ }), '2')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ nickName: 'こはる2' })
    await userEvent.click(canvas.getByRole('button', { name: '変更する' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ nickName: 'こはる2' })
  },
}

export const Wrong: Story = {
  name: '入力に誤り',
  args: { initial: { nickName: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '変更する' }))
    const summary = await canvas.findByText('入力内容を1か所ご確認ください')
    await waitFor(() => expect(summary.parentElement).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: /ニックネーム/ }), 'そら')
    await expect(canvas.queryByText('ニックネームを入力してください。')).toBeNull()
  },
}

export const WithoutSummary: Story = {
  name: '最初の項目に移る',
  args: { initial: { nickName: '' }, shouldFocusField: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '変更する' }))
    await expect(canvas.getByRole('textbox', { name: /ニックネーム/ })).toHaveFocus()
    await expect(canvas.queryByText(/か所ご確認ください/)).toBeNull()
  },
}

export const Refused: Story = {
  name: 'サーバーに断られた',
  args: { refused: { nickName: 'この名前は使えません。', form: '混みあっています。' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('混みあっています。')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /ニックネーム/ }), '2')
    await expect(canvas.queryByText('この名前は使えません。')).toBeNull()
  },
}

export const Submitting: Story = { name: '送信中', args: { foot: <FormFooter submit="変更する" isPending /> } }
