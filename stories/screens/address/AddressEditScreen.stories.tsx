import { loading, ready } from '@tsudoi/design-system/loadable'
import { AddressEditScreen } from '@tsudoi/design-system/screens/address/AddressEditScreen'
import { emptyAddress } from '@tsudoi/design-system/screens/address/address.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { exampleAddress, longAddress } from '../../examples/exampleAddress.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The form for the delivery address, with its errors (W100, W148). */
const meta = {
  title: '画面/お届け先/入力 AddressEditScreen',
  component: AddressEditScreen,
  args: { initial: ready(emptyAddress), onValuesChange: fn(), onSubmit: fn(), backHref: '/address', onLeave: fn() },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'お届け先を入力するページです。誤りは、送る前に欄のそばで伝えます（W100、W148）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof AddressEditScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '標準（W100、W148）', parameters: { picture: { modes: ['day', 'stage'] } } }

export const Loading: Story = { name: '読みこみ中', args: { initial: loading } }

export const Failed: Story = { name: '失敗', args: { initial: failedLoad() } }

export const ByKeyboard: Story = {
  name: 'キーボードだけで、どの幅の文字でも',
  play: async ({ canvas, args }) => {
    canvas.getByLabelText(/^姓必須/).focus()
    const next = async (text: string) => {
      await userEvent.keyboard(text)
      await userEvent.tab()
    }
    await next('早瀬')
    await next('小春')
    await next('はやせ')
    await next('ｺﾊﾙ')
    await next('２３１ー００２３')
    await expect(canvas.getByLabelText(/郵便番号/)).toHaveValue('231-0023')
    await userEvent.selectOptions(canvas.getByLabelText(/都道府県/), '神奈川県')
    await userEvent.tab()
    await next('横浜市中区')
    await next('山下町１－２')
    await userEvent.tab()
    await userEvent.keyboard('０４５ー１２３ー４５６７{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...exampleAddress, building: '' }))
    await expect(args.onValuesChange).toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  name: '入力に誤り（W100、W148）',
  args: { initial: ready({ ...exampleAddress, lastNameKana: '早瀬', postalCode: '231-00', prefecture: '' }) },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }))
    await expect(await canvas.findByText('入力内容を3か所ご確認ください')).toBeVisible()
    await expect(canvas.getByText('郵便番号が5桁です。あと2桁入力してください。')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '郵便番号' }))
    await expect(canvas.getByLabelText(/郵便番号/)).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'サーバーが断った',
  args: {
    initial: ready(exampleAddress),
    errors: { postalCode: 'この郵便番号は使われていません。確かめてください。' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/この郵便番号は使われていません/)).toBeVisible()
    await expect(canvas.getByLabelText(/郵便番号/)).toHaveValue('231-0023')
  },
}

export const Leave: Story = {
  name: '保存せずにもどる',
  args: {
    initial: ready(longAddress),
    onLeave: fn((event?: { preventDefault?: () => void }) => event?.preventDefault?.()),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '保存せずにもどる' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
