import { HeaderCoins } from '@tsudoi/design-system/components/HeaderCoins'
import { loading, ready } from '@tsudoi/design-system/loadable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/枠組み/ヘッダーのコイン HeaderCoins',
  component: HeaderCoins,
  args: { balance: ready({ free: 880, paid: 2400, total: 3280 }), onOpenShop: fn() },
} satisfies Meta<typeof HeaderCoins>

export default meta
type Story = StoryObj<typeof meta>

const failure = { title: '読みこめませんでした。' }

export const Overview: Story = {
  name: '一覧',
  render: (args) => (
    <SpecimenSheet>
      <Specimen name="ある">
        <HeaderCoins {...args} />
      </Specimen>
      <Specimen name="読みこみ中">
        <HeaderCoins {...args} balance={loading} />
      </Specimen>
      <Specimen name="読みこめなかった">
        <HeaderCoins {...args} balance={{ state: 'failed', failure }} />
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Unknown: Story = {
  name: '数がわからなくてもショップはひらく',
  args: { balance: loading },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /所持コインを読みこみ中/ }))
    await expect(args.onOpenShop).toHaveBeenCalledOnce()
  },
}
