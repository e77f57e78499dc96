import { TermsScreen } from '@tsudoi/design-system/screens/signup/TermsScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { examplePrivacy, exampleTerms } from '../parts/exampleTerms.ts'
import { withShell } from '../parts/withShell.tsx'

/** The step of the sign-up that shows the terms (W039). */
const meta = {
  title: '画面/会員登録/規約 TermsScreen',
  component: TermsScreen,
  args: {
    documents: [
      { document: exampleTerms, href: '/account/service' },
      { document: examplePrivacy, href: '/account/privacy' },
    ],
    onAgree: fn(),
    hrefs: { login: '/login' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '会員登録で、規約を読んで同意する段階です（W039）。' } },
    layout: 'fullscreen',
    shell: { viewer: 'guest', simple: true },
  },
} satisfies Meta<typeof TermsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W039）',
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const Agreed: Story = {
  name: '同意して進む（W039）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('利用規約とプライバシーポリシーに同意する'))
    await userEvent.click(canvas.getByRole('button', { name: '同意して次へ進む' }))
    await waitFor(() => expect(args.onAgree).toHaveBeenCalledOnce())
  },
}

export const NotAgreed: Story = {
  name: '同意せずに進めない',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '同意して次へ進む' }))
    await expect(await canvas.findByText('同意いただける場合は、チェックを入れてください。')).toBeVisible()
    await expect(args.onAgree).not.toHaveBeenCalled()
  },
}

export const ByProvider: Story = { name: 'Googleで登録', args: { provider: 'GOOGLE' } }
