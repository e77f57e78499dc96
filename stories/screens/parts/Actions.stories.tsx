import { Button } from '@tsudoi/design-system/components/Button'
import { TextLink } from '@tsudoi/design-system/components/TextLink'
import { Actions } from '@tsudoi/design-system/screens/parts/Actions'
import type { Meta, StoryObj } from '@storybook/react-vite'

/** The actions at the end of a form or a page. */
const meta = {
  title: '画面/共通/次にできること Actions',
  component: Actions,
  args: {
    children: (
      <>
        <Button>この内容で保存する</Button>
        <TextLink href="/">入力にもどる</TextLink>
      </>
    ),
  },
  parameters: {
    docs: { description: { component: 'フォームやページの終わりにある、次にできることの並びです。' } },
    layout: 'padded',
  },
} satisfies Meta<typeof Actions>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '標準' }

export const EndOfPage: Story = {
  name: 'ページの終わり',
  args: { className: 'mt-10 w-full border-t border-ink pt-8' },
}
