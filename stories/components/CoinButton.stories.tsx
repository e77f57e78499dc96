import { CoinButton } from '@tsudoi/design-system/components/CoinButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/操作/コインで引くボタン CoinButton',
  component: CoinButton,
  args: { label: '10回引く', coins: 300, variant: 'solid', onClick: fn() },
  render: (args) => (
    <div className="w-75">
      <CoinButton {...args} />
    </div>
  ),
} satisfies Meta<typeof CoinButton>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  globals: { channel: 'lemonade' },
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: () => (
    <SpecimenSheet>
      <Specimen name="推し色">
        <div className="w-75">
          <CoinButton label="10回引く" coins={300} variant="solid" />
        </div>
      </Specimen>
      <Specimen name="輪郭">
        <div className="w-75">
          <CoinButton label="1回引く" coins={30} variant="outline" />
        </div>
      </Specimen>
      <Specimen name="無料">
        <div className="w-75">
          <CoinButton label="1回引く" coins={0} variant="solid" />
        </div>
      </Specimen>
      <Specimen name="引いている">
        <div className="w-75">
          <CoinButton label="10回引く" coins={300} variant="solid" isPending />
        </div>
      </Specimen>
      <Specimen name="押せない">
        <div className="w-75">
          <CoinButton label="10回引く" coins={300} variant="solid" disabled />
        </div>
      </Specimen>
      <Specimen name="スマートフォンの足に二つ" wide>
        <div className="flex w-89 max-w-full gap-3">
          <CoinButton label="1回引く" coins={30} variant="outline" />
          <CoinButton label="10回引く" coins={300} variant="solid" />
        </div>
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Plain: Story = {
  name: '値段まで名前に入る',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '10回引く 300コイン' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  name: '引いているあいだは二度引けない',
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Free: Story = {
  name: '0コインは無料',
  args: { label: '1回引く', coins: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '1回引く 無料' })).toBeVisible()
  },
}
