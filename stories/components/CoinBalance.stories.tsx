import { CoinBalance } from '@tsudoi/design-system/components/CoinBalance'
import { loading, ready } from '@tsudoi/design-system/loadable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/しるし/所持コイン CoinBalance',
  component: CoinBalance,
  args: { balance: ready({ free: 880, paid: 2400, total: 3280 }) },
} satisfies Meta<typeof CoinBalance>

export default meta
type Story = StoryObj<typeof meta>

const failure = { title: '所持コインを読みこめませんでした。' }
const onRetry = fn()

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  render: () => (
    <SpecimenSheet>
      <Specimen name="ある" wide>
        <CoinBalance balance={ready({ free: 880, paid: 2400, total: 3280 })} />
      </Specimen>
      <Specimen name="ない" wide>
        <CoinBalance balance={ready({ free: 0, paid: 0, total: 0 })} />
      </Specimen>
      <Specimen name="たくさん" wide>
        <CoinBalance balance={ready({ free: 4_000_000, paid: 9_000_000, total: 13_000_000 })} />
      </Specimen>
      <Specimen name="読みこみ中" wide>
        <CoinBalance balance={loading} />
      </Specimen>
      <Specimen name="読みこめなかった" wide>
        <CoinBalance balance={{ state: 'failed', failure, onRetry }} />
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Ready: Story = { name: 'ある' }

export const Loading: Story = { name: '読みこみ中', args: { balance: loading } }

export const Failed: Story = {
  name: '読みこめなかったら、もう一度',
  args: { balance: { state: 'failed', failure, onRetry } },
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
