import { SerialCodeScreen } from '@tsudoi/design-system/screens/serial/SerialCodeScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { validCodes, longCode, refusedCodes } from '../../examples/exampleSerial.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** Serial codes, from the text box to the items they give (W129). */
const meta = {
  title: '画面/シリアルコード/登録 SerialCodeScreen',
  component: SerialCodeScreen,
  args: {
    typed: '',
    step: { at: 'entry', refused: [] },
    onValueChange: fn(),
    onCheck: fn(),
    onRegister: fn(),
    onBack: fn(),
    isPending: false,
    hrefs: { collection: '/collection', tickets: '/ticket', presents: '/present' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'シリアルコードを登録するページです。一度にいくつも登録でき、受け取ったものがわかります（W129）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof SerialCodeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '標準：入力（W129）', parameters: { picture: true } }

export const ByKeyboard: Story = {
  name: 'キーボードだけで、どの幅のどの文字でも、何行でも',
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: /シリアルコード/ }).focus()
    await userEvent.keyboard('ｔｏｄａｉー５０ーharbour{Enter}todai-50-harbour{Enter}lemon‐natsu‐0621')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledWith(['TODAI-50-HARBOUR', 'LEMON-NATSU-0621']))
    await expect(args.onValueChange).toHaveBeenCalled()
  },
}

export const Pasted: Story = {
  name: '十件より多く貼りつける',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /シリアルコード/ }))
    await userEvent.paste(Array.from({ length: 13 }, (_, at) => `CODE-${at + 1}`).join('\n'))
    await userEvent.click(canvas.getByRole('button', { name: 'もらえるものを確かめる' }))
    await waitFor(() =>
      expect(args.onCheck).toHaveBeenCalledWith(Array.from({ length: 10 }, (_, at) => `CODE-${at + 1}`)),
    )
  },
}

export const Missing: Story = {
  name: '何も入力していない',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もらえるものを確かめる' }))
    await expect(await canvas.findByText('シリアルコードを入力してください。')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /シリアルコード/ })).toHaveFocus()
    await expect(args.onCheck).not.toHaveBeenCalled()
  },
}

export const Confirm: Story = {
  name: '登録の前に確かめる（W129）',
  args: { step: { at: 'confirm', good: validCodes, refused: refusedCodes, left: 3 } },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2件を登録できます' })).toHaveFocus()
    await expect(canvas.getByText('登録できないコードが3件あります')).toBeVisible()
    await expect(canvas.getByText(/残りの3件は/)).toBeVisible()
  },
}

export const Press: Story = {
  name: '登録する、入力にもどる',
  args: { step: { at: 'confirm', good: validCodes, refused: [], left: 0 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2件を登録する' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '入力にもどる' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Registering: Story = {
  name: '登録している',
  args: { step: { at: 'confirm', good: validCodes, refused: [], left: 0 }, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /登録して/ }))
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

export const Registered: Story = {
  name: '登録した、一部は断られた（W129、E056、E057、E058）',
  args: {
    typed: refusedCodes.map(({ code }) => code).join('\n'),
    step: { at: 'entry', refused: refusedCodes, registered: { codes: validCodes, isLimited: true } },
  },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '2件を登録しました' })).toHaveFocus()
    await expect(canvasElement.querySelectorAll('[data-punched]')).toHaveLength(2)
    await expect(canvas.getByRole('textbox', { name: /シリアルコード/ })).toHaveValue(
      'TODAI-50-HARBOR\nVELVET-OFF-1130\nLEMON-NATSU-0621',
    )
    await expect(canvas.getByText('登録済みのシリアルコードです。コレクションで確かめられます。')).toBeVisible()
  },
}

export const AllRefused: Story = {
  name: 'どのコードも違った',
  args: { typed: 'TODAI-50-HARBOR', step: { at: 'entry', refused: refusedCodes.slice(0, 1) } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: '登録できないコードが1件あります' })).toHaveFocus(),
}

export const Locked: Story = {
  name: '続けて間違えて止められた（E065）',
  args: {
    typed: 'TODAI-50-HARBOR',
    errors: {
      form: '一時的に利用できません。確認できないことが5回続いたため、安全のために止めています。時間をおいて、もう一度お試しください。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('安全のために止めています')
    await expect(canvas.getByRole('textbox', { name: /シリアルコード/ })).toHaveValue('TODAI-50-HARBOR')
  },
}

export const LongName: Story = {
  name: '長い名前',
  args: {
    step: {
      at: 'confirm',
      good: [longCode],
      refused: [{ code: longCode.code, reason: 'シリアルコードが違います。' }],
      left: 0,
    },
  },
}

export const Offline: Story = { name: 'オフライン：送れないことを、ボタンのそばで言う', ...offline }

export const Hostile: Story = {
  name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）',
  args: { step: { at: 'confirm', good: validCodes, refused: [], left: 0 } },
  ...hostile,
}
