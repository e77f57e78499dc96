import { LoginScreen } from '@tsudoi/design-system/screens/login/LoginScreen'
import { TermsScreen } from '@tsudoi/design-system/screens/signup/TermsScreen'
import { ExternalServicesScreen } from '@tsudoi/design-system/screens/system/ExternalServicesScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import login from '../screens/login/LoginScreen.stories.tsx'
import terms from '../screens/signup/TermsScreen.stories.tsx'
import external from '../screens/system/ExternalServicesScreen.stories.tsx'

/** Checks the rules of docs/law.md, section "What the browser sends elsewhere, and personal data". */
const meta = {
  title: '法令/外部送信と個人情報 Outside',
  component: ExternalServicesScreen,
  args: external.args,
  parameters: {
    docs: {
      description: {
        component:
          '外部に送る情報、送り先、使いみちが表示されることを確かめます（docs/law.md「What the browser sends elsewhere, and personal data」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ExternalServicesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Expects each service to show the fact beside its term. */
const showsFact = (term: string, fact: 'sent' | 'purpose'): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').filter(({ textContent }) => textContent === term)
    const facts = terms.map(({ nextElementSibling }) => nextElementSibling)
    await expect(facts.map((element) => element?.textContent)).toEqual(external.args.services.map((each) => each[fact]))
    for (const element of facts) await expect(element).toBeVisible()
  },
})

export const What: Story = { name: 'L44：送る情報（電気通信事業法27条の12）', ...showsFact('送る情報', 'sent') }

export const Whom: Story = {
  name: 'L45：送り先（電気通信事業法27条の12）',
  play: async ({ canvas }) => {
    for (const { name, recipient } of external.args.services) {
      const service = canvas.getByRole('heading', { name }).closest('li')!
      await expect(service).toHaveTextContent(`送り先：${recipient}`)
      await expect(within(service).getByText(new RegExp(recipient))).toBeVisible()
    }
  },
}

export const Why: Story = { name: 'L46：使いみち（電気通信事業法27条の12）', ...showsFact('使いみち', 'purpose') }

export const LoginProviders: Story = {
  name: 'L47：ログインに使う、ほかのサービスの名前',
  render: () => <LoginScreen {...login.args} />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button', { name: /でログイン$/ })
    await expect(names).toHaveLength(login.args.providers.length)
  },
}

/** The purpose of collecting personal data is visible on the page of the terms, before the user gives any. */
export const Purpose: Story = {
  name: 'L48：情報をあずかる前に、使いみち（個人情報保護法21条）',
  render: () => <TermsScreen {...terms.args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'プライバシーポリシー' })).toBeVisible()
    await expect(canvas.getByText(/お預かりするのは.*上限を決めるためにも使います/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
