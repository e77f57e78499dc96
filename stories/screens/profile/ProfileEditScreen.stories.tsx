import { ProfileEditScreen } from '@tsudoi/design-system/screens/profile/ProfileEditScreen'
import { emptyProfile } from '@tsudoi/design-system/screens/profile/profile.types'
import { loading, ready } from '@tsudoi/design-system/loadable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleProfileValues } from '../../examples/exampleProfile.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The form for the profile, the first of three steps (W044, W126). */
const meta = {
  title: '画面/プロフィール/入力 ProfileEditScreen',
  component: ProfileEditScreen,
  args: { kind: 'create', initial: ready(emptyProfile), now: exampleNow, onValuesChange: fn(), onSubmit: fn() },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'プロフィールを入力するページです。三つの段階の最初です（W044、W126）。' } },
    layout: 'fullscreen',
    shell: { simple: true },
  },
} satisfies Meta<typeof ProfileEditScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：はじめての登録（W044、W126）',
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const Filled: Story = {
  name: '入力して進む（W044、W126）',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/ニックネーム/), 'こはる')
    await userEvent.type(canvas.getByLabelText(/ユーザーID/), 'ｋｏｈａｒｕ')
    await userEvent.type(canvas.getByLabelText(/^姓/), '早瀬')
    await userEvent.type(canvas.getByLabelText(/^名/), '小春')
    await userEvent.type(canvas.getByLabelText('年'), '２００４')
    await userEvent.type(canvas.getByLabelText('月'), '2')
    await userEvent.type(canvas.getByLabelText('日'), '29')
    await userEvent.click(canvas.getByLabelText('女性'))
    await userEvent.selectOptions(canvas.getByLabelText(/都道府県/), '神奈川県')
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        nickName: 'こはる',
        uniqueName: 'koharu',
        lastName: '早瀬',
        firstName: '小春',
        birthday: { year: '2004', month: '2', day: '29' },
        gender: '2',
        prefecture: '14',
      }),
    )
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ uniqueName: 'ｋｏｈａｒｕ', birthday: { year: '2004', month: '2', day: '29' } }),
    )
  },
}

export const Invalid: Story = {
  name: '入力に誤り（W044）',
  args: {
    initial: ready({
      ...exampleProfileValues,
      nickName: 'こはる＠深夜便は毎週かならず起きている会員',
      birthday: { year: '2004', month: '2', day: '30' },
    }),
  },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }))
    await expect(await canvas.findByText('入力内容を2か所ご確認ください')).toBeVisible()
    await expect(canvas.getByText('2月30日は存在しません。日を入力しなおしてください。')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '生年月日' }))
    await expect(canvas.getByLabelText('年')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'サーバーが断った',
  args: {
    initial: ready(exampleProfileValues),
    errors: { uniqueName: 'このユーザーIDは使われています。別のものを入力してください。' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/このユーザーIDは使われています/)).toBeVisible()
    await expect(canvas.getByLabelText(/ユーザーID/)).toHaveValue('koharu')
  },
}

export const Change: Story = {
  name: '編集（W044）',
  args: { kind: 'change', initial: ready(exampleProfileValues), backHref: '/mypage', onLeave: fn() },
  parameters: { shell: { simple: false, current: 'profile' }, picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('生年月日')).toHaveValue('2004年2月29日')
    await expect(canvas.getByLabelText('生年月日')).toHaveAttribute('readonly')
  },
}

export const Loading: Story = {
  name: '読みこみ中',
  args: { kind: 'change', initial: loading, backHref: '/mypage', onLeave: fn() },
  parameters: { shell: { simple: false, current: 'profile' } },
}

export const Failed: Story = {
  name: '読みこめない',
  args: { kind: 'change', initial: failedLoad(), backHref: '/mypage', onLeave: fn() },
  parameters: { shell: { simple: false, current: 'profile' } },
}
