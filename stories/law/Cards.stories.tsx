import { CardEditScreen } from '@tsudoi/design-system/screens/purchase/CardEditScreen'
import { CardListScreen } from '@tsudoi/design-system/screens/purchase/CardListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { exampleCards } from '../examples/exampleCards.ts'
import cardEdit from '../screens/purchase/CardEditScreen.stories.tsx'
import cardList from '../screens/purchase/CardListScreen.stories.tsx'

/** Checks the rules of docs/law.md, section "Cards". */
const meta = {
  title: '法令/カード Cards',
  component: CardEditScreen,
  args: cardEdit.args,
  parameters: {
    docs: {
      description: {
        component: 'カードの入力と一覧の画面が、法令の決まりを守っていることを確かめます（docs/law.md「Cards」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CardEditScreen>

export default meta
type Story = StoryObj<typeof meta>

export const NotKept: Story = {
  name: 'L49：番号は集いに送られず、残らない（割賦販売法35条の16）',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/決済会社に直接送られます。集いには送られず、この端末にも残りません/)).toBeVisible()
    const number = canvas.getByRole('textbox', { name: /^カード番号/ })
    await userEvent.type(number, '4242424242424242')
    await expect(number).toHaveValue('4242 4242 4242 4242')
    // The card number exists only as the value of the input: in no attribute, other element or URL.
    await expect(canvasElement.innerHTML).not.toMatch(/4242 ?4242/)
    await expect(number.closest('form')).not.toHaveAttribute('action')
  },
}

export const LastFour: Story = {
  name: 'L50：登録したカードは、ブランドと末尾4桁と期限だけ（割賦販売法35条の16）',
  render: () => <CardListScreen {...cardList.args} />,
  play: async ({ canvas, canvasElement }) => {
    for (const { lastFour } of exampleCards) await expect(canvas.getByText(new RegExp(lastFour))).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/\d{5}/)
  },
}
