import { CoinHistoryDialog } from '@tsudoi/design-system/screens/coin/CoinHistoryDialog'
import { PurchaseLimits } from '@tsudoi/design-system/screens/parts/PurchaseLimits'
import { ProfileEditScreen } from '@tsudoi/design-system/screens/profile/ProfileEditScreen'
import { TermsScreen } from '@tsudoi/design-system/screens/signup/TermsScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { limitsOfUnknownAge, exampleLimits } from '../examples/exampleLimits.ts'
import coinHistory from '../screens/coin/CoinHistoryDialog.stories.tsx'
import profile from '../screens/profile/ProfileEditScreen.stories.tsx'
import terms from '../screens/signup/TermsScreen.stories.tsx'
import { inFrame } from '../inFrame.ts'

/** Checks the rules of docs/law.md, section "Minors". */
const meta = {
  title: '法令/未成年の方 Minors',
  component: TermsScreen,
  args: terms.args,
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          '未成年の方の同意と年齢ごとの上限が、法令のとおりに表示されることを確かめます（docs/law.md「Minors」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TermsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Consent: Story = {
  name: 'L40：保護者の同意（民法5条）',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/18歳未満の方は、保護者の同意を得てから/)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /利用規約.*に同意する/ })).not.toBeChecked()
  },
}

export const Birthday: Story = {
  name: 'L41：生年月日をたずねる（民法5条、21条）',
  render: () => <ProfileEditScreen {...profile.args} />,
  play: async ({ canvas }) => {
    const birthday = within(canvas.getByRole('group', { name: /生年月日.*必須/ }))
    for (const label of ['年', '月', '日']) await expect(birthday.getByLabelText(label)).toBeVisible()
  },
}

export const Limits: Story = {
  name: 'L42：年齢ごとの上限、生年月日がなければいちばん低い額（民法5条）',
  render: () => <PurchaseLimits limits={limitsOfUnknownAge} />,
  play: async ({ canvas }) => {
    const lowest = Math.min(...exampleLimits.rows.map(({ yen }) => yen))
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent(`${lowest.toLocaleString('ja-JP')}円`)
  },
}

export const Month: Story = {
  name: 'L43：今月の購入と、上限まで（民法5条）',
  render: () => <CoinHistoryDialog {...coinHistory.args} />,
  play: async () => {
    const history = await screen.findByRole('dialog', { name: '購入履歴' })
    await expect(history).toHaveTextContent('上限300,000円まで、あと295,900円')
  },
}
