import { loading, ready } from '@tsudoi/design-system/loadable'
import { CardEditScreen } from '@tsudoi/design-system/screens/purchase/CardEditScreen'
import type { CardBrand } from '@tsudoi/design-system/screens/purchase/card.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleCard } from '../../examples/exampleCards.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

const brands: readonly CardBrand[] = ['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DINERS']

/** The form for a new card (W072, W132, R040). */
const meta = {
  title: '画面/購入/カードの入力 CardEditScreen',
  component: CardEditScreen,
  args: {
    brands: ready(brands),
    purpose: 'register',
    now: exampleNow,
    onSend: fn(),
    hrefs: {
      back: '/purchase/card',
      cards: '/purchase/card',
      privacy: '/account/privacy',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '新しいカードを入力するページです。番号は集いに送られません（W072、W132、R040）。' },
    },
    layout: 'fullscreen',
    shell: { simple: true },
  },
} satisfies Meta<typeof CardEditScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const fieldsOf = (canvas: Canvas) => ({
  number: canvas.getByRole<HTMLInputElement>('textbox', { name: /^カード番号/ }),
  expiry: canvas.getByRole<HTMLInputElement>('textbox', { name: /^有効期限/ }),
  code: canvas.getByRole<HTMLInputElement>('textbox', { name: /^セキュリティコード/ }),
})

async function type(canvas: Canvas, typed: Partial<Record<'number' | 'expiry' | 'code', string>>): Promise<void> {
  const fields = fieldsOf(canvas)
  for (const name of ['number', 'expiry', 'code'] as const)
    if (typed[name]) await userEvent.type(fields[name], typed[name])
}

export const Empty: Story = {
  name: '標準：空の入力（W072、R040）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const { number, expiry, code } = fieldsOf(canvas)
    await expect([number, expiry, code].map((field) => field.autocomplete)).toEqual(['cc-number', 'cc-exp', 'cc-csc'])
    await expect([number, expiry, code].map((field) => field.inputMode)).toEqual(['numeric', 'numeric', 'numeric'])
  },
}

export const Typed: Story = {
  name: '番号をまとめ、ブランドを出す（W072、W132）',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await type(canvas, { number: '4242424242424242', expiry: '1230', code: '123' })
    const { number, expiry, code } = fieldsOf(canvas)
    await expect(number).toHaveValue('4242 4242 4242 4242')
    await expect(canvas.getByText('Visa')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'このカードを登録する' }))
    await expect(expiry).toHaveValue('2030/12')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith(
      { number: '4242424242424242', expiry: '203012', securityCode: '123' },
      true,
    )
    await expect(code).toHaveValue('123')
  },
}

export const Corrected: Story = {
  name: '途中の数字を直しても、カーソルはその場に',
  play: async ({ canvas }) => {
    const { number } = fieldsOf(canvas)
    await userEvent.type(number, '424242424242424')
    number.setSelectionRange(6, 6)
    await userEvent.keyboard('9')
    await expect(number).toHaveValue('4242 4924 2424 2424')
    await expect(number.selectionStart).toBe(7)
    await userEvent.keyboard('{Backspace}')
    await expect(number).toHaveValue('4242 4242 4242 424')
  },
}

const cards: readonly [CardBrand, string, string, number][] = [
  ['VISA', '４２４２　４２４２　４２４２　４２４２', '4242 4242 4242 4242', 3],
  ['MASTERCARD', '5555-5555-5555-4444', '5555 5555 5555 4444', 3],
  ['JCB', ' 3530 1113 3330 0000\n', '3530 1113 3330 0000', 3],
  ['AMEX', '378282246310005', '3782 822463 10005', 4],
  ['DINERS', '30569309025904', '3056 930902 5904', 3],
]

export const Pasted: Story = {
  name: '貼りつけ・全角・どのブランドも（W072）',
  play: async ({ canvas }) => {
    const { number } = fieldsOf(canvas)
    for (const [, pasted, grouped, digits] of cards) {
      await userEvent.clear(number)
      await userEvent.click(number)
      await userEvent.paste(pasted)
      await expect(number).toHaveValue(grouped)
      await expect(canvas.getByText(new RegExp(`カードの.の${digits}桁です。`))).toBeVisible()
    }
  },
}

export const Amex: Story = {
  name: 'American Express（コードは4桁）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await type(canvas, { number: '378282246310005', expiry: '01/31', code: '1234' })
    await expect(fieldsOf(canvas).number).toHaveValue('3782 822463 10005')
  },
}

export const WrongNumber: Story = {
  name: 'まちがいはその欄で、一度だけ告げる（W072）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, canvasElement, args }) => {
    const heard: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement)
            for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
              if (alert.matches('[role=alert]')) heard.push(alert.textContent)
    })
    observer.observe(canvasElement, { childList: true, subtree: true })
    await type(canvas, { number: '4242424242424241', expiry: '12/25' })
    await userEvent.tab()
    const { number, expiry, code } = fieldsOf(canvas)
    await expect(number).toHaveAccessibleDescription(/カード番号が正しくありません/)
    await expect(expiry).toHaveAccessibleDescription(/有効期限が切れています/)
    await userEvent.click(canvas.getByRole('button', { name: 'このカードを登録する' }))
    await expect(code).toHaveAccessibleDescription(/セキュリティコードを入力してください/)
    await expect(canvas.getByRole('region', { name: '入力内容を3か所ご確認ください' })).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
    observer.disconnect()
    await expect(heard).toEqual([
      'カード番号が正しくありません。カードを見ながら、確かめてください。',
      'このカードは有効期限が切れています。別のカードを入力してください。',
    ])
    // The page shows no typed digit as text.
    await expect(canvasElement.textContent).not.toMatch(/4242|2525|12\/25/)
  },
}

export const Paying: Story = {
  name: '購入の途中で：登録するかをえらぶ（W072）',
  args: {
    purpose: 'pay',
    hrefs: {
      back: '/purchase/coin-1000',
      cards: '/purchase/card',
      privacy: '/account/privacy',
    },
  },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await type(canvas, { number: '4242424242424242', expiry: '12/30', code: '123' })
    await userEvent.click(canvas.getByRole('button', { name: 'このカードで確認へ進む' }))
    await expect(args.onSend).toHaveBeenLastCalledWith(expect.anything(), false)
    await userEvent.click(canvas.getByRole('checkbox', { name: /登録して、次からも使う/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'このカードで確認へ進む' }))
    await expect(args.onSend).toHaveBeenLastCalledWith(expect.anything(), true)
  },
}

export const Sending: Story = {
  name: '決済会社に送っている',
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const { number } = fieldsOf(canvas)
    await expect(number).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: /カードを確かめています/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: '決済会社に断られた：欄は空になる（W072）',
  args: {
    emptied: 1,
    refused: {
      code: '決済会社が、このセキュリティコードを受け付けませんでした。もう一度、はじめから入力してください。',
    },
  },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    const { number, expiry, code } = fieldsOf(canvas)
    await expect([number, expiry, code].map(({ value }) => value)).toEqual(['', '', ''])
    await expect(code).toHaveAccessibleDescription(/受け付けませんでした/)
  },
}

export const NoAnswer: Story = {
  name: '決済会社から返事がない',
  args: {
    emptied: 1,
    refused: {
      form: '決済会社から返事がありませんでした。カードは登録されていません。通信を確かめて、もう一度入力してください。',
    },
  },
}

export const Done: Story = {
  name: '登録した（W072、W132）',
  args: { done: exampleCard },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('カードを登録しました')
    await expect(canvas.getByText(/2030\/12/)).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中（W071）', args: { brands: loading } }

export const Failed: Story = { name: '失敗', args: { brands: failedLoad() } }

export const MinorRegistering: Story = {
  name: '18歳未満：カードは登録できない（Q527）',
  args: { isMinor: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^18歳未満の方は、カードを登録したり/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'カードの一覧へもどる' })).toBeVisible()
  },
}

export const MinorPaying: Story = {
  name: '18歳未満：この購入だけに使い、登録はしない（Q527）',
  args: { isMinor: true, purpose: 'pay' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByText(/このカードは、この購入だけに使います。$/)).toBeVisible()
    await type(canvas, { number: '4242424242424242', expiry: '12/30', code: '123' })
    await userEvent.click(canvas.getByRole('button', { name: /^このカードで確認へ進む/ }))
    await expect(args.onSend).toHaveBeenCalledWith(expect.anything(), false)
  },
}
