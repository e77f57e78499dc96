import { ProfileConfirmScreen } from '@tsudoi/design-system/screens/profile/ProfileConfirmScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleProfileValues } from '../../examples/exampleProfile.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The page on which the member confirms the profile before it is saved (W045, W126). */
const meta = {
  title: '画面/プロフィール/確認 ProfileConfirmScreen',
  component: ProfileConfirmScreen,
  args: { kind: 'create', values: exampleProfileValues, onSave: fn(), editHref: '/profile/edit' },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'プロフィールを保存する前に、入力した内容を確かめるページです（W045、W126）。' },
    },
    layout: 'fullscreen',
    shell: { simple: true },
  },
} satisfies Meta<typeof ProfileConfirmScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W045、W126）',
  parameters: { picture: true },
}

export const Save: Story = {
  name: '登録する（W045、W126）',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2004年2月29日')).toBeVisible()
    await expect(canvas.getByText('神奈川県')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'この内容で登録する' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  name: '確認するものがない（W045）',
  args: { values: undefined },
  parameters: { picture: true },
}

export const Failed: Story = {
  name: '失敗',
  args: { error: '保存できませんでした。入力した内容は残っています。もう一度お試しください。' },
}

export const Saving: Story = { name: '保存中', args: { isPending: true } }

export const LongName: Story = {
  name: '長い名前',
  args: {
    values: { ...exampleProfileValues, nickName: '灯台のいちばん上から手をふる人をさがす', prefecture: '', gender: '' },
  },
}

export const Offline: Story = { name: 'オフライン：送れないことを、ボタンのそばで言う', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
