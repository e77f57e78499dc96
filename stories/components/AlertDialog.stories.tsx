import { AlertDialog } from '@tsudoi/design-system/components/AlertDialog'
import { Button } from '@tsudoi/design-system/components/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectClearOfNotch, withNotch } from './parts/withNotch.ts'
import { inFrame } from '../inFrame.ts'

const draw = fn()
const stay = fn()

const meta = {
  title: '部品/重なり/確認・アラート AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: '300コインで10回引きますか',
    children: <p>所持コインは3,280から2,980になります。無償コインから使います。</p>,
    confirm: { label: '300コインで引く', onPress: draw, variant: 'solid' },
    cancel: { label: '引かない', onPress: stay },
  },
  argTypes: { children: { control: false } },
  beforeEach: () => {
    draw.mockClear()
    stay.mockClear()
  },
  parameters: { docs: inFrame },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '一覧', parameters: { picture: { modes: ['day', 'stage'] } } }

export const Confirm: Story = {
  name: '引く',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '300コインで引く' }))
    await expect(draw).toHaveBeenCalledOnce()
    await expect(stay).not.toHaveBeenCalled()
  },
}

export const Safe: Story = {
  name: 'はじめの焦点は何も変えない答えにあり、Escapeも同じ',
  play: async () => {
    const answer = await screen.findByRole('button', { name: '引かない' })
    await waitFor(() => expect(answer).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(stay).toHaveBeenCalledOnce()
    await expect(draw).not.toHaveBeenCalled()
  },
}

export const Pending: Story = {
  name: '引いているあいだは閉じられない',
  parameters: { picture: { widths: [390] } },
  args: { confirm: { label: '300コインで引く', onPress: draw, variant: 'solid', isPending: true } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(stay).not.toHaveBeenCalled()
  },
}

export const Failure: Story = {
  name: '失敗を伝える',
  parameters: { picture: { widths: [390] } },
  args: {
    title: 'ガチャを引けませんでした',
    children: (
      <>
        <p className="font-bold">コインは減っていません。</p>
        <p>途中で通信が切れました。電波のよい場所で、もう一度お試しください。</p>
      </>
    ),
    confirm: { label: 'ガチャトップへ戻る', onPress: draw },
    cancel: undefined,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'ガチャを引けませんでした' })
    await expect(dialog).toHaveAccessibleDescription(/コインは減っていません。/)
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  },
}

function Withdraw() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        退会する
      </Button>
      <AlertDialog
        open={open}
        title="退会しますか"
        confirm={{ label: '退会する', onPress: () => setOpen(false), variant: 'danger' }}
        cancel={{ label: '退会しない', onPress: () => setOpen(false) }}
      >
        <p>コインとコレクションはすべて失われ、もとに戻せません。</p>
      </AlertDialog>
    </>
  )
}

export const ReturnFocus: Story = {
  name: '答えると焦点が戻り、もう一度ひらける',
  render: () => <Withdraw />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '退会する' })
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(opener)
      await userEvent.click(await screen.findByRole('button', { name: '退会しない' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    }
  },
}

export const Notch: Story = {
  name: '切り欠きのある電話で、どの端も隠れない',
  globals: { viewport: { value: 'phone' } },
  beforeEach: withNotch,
  args: {
    open: true,
    children: Array.from({ length: 40 }, (_, at) => <p key={at}>第{at + 1}条　会員は、コインを手に入れます。</p>),
  },
  play: async () => {
    await expectClearOfNotch(await screen.findByRole('alertdialog'))
  },
}

export const WithTrigger: Story = {
  name: '開くボタンごと渡すと、どちらの答えでも閉じる',
  args: { open: undefined, trigger: <Button>10回引く</Button> },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '10回引く' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: '引かない' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(stay).toHaveBeenCalledOnce()
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: '300コインで引く' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(draw).toHaveBeenCalledOnce()
    await expect(trigger).toHaveFocus()
  },
}
