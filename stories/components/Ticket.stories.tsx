import { Ticket } from '@tsudoi/design-system/components/Ticket'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const main = (
  <div className="px-6 py-6">
    <p className="text-12 font-bold">レモネード星団　ライブ</p>
    <p className="heading text-20">夏至のパレード 港町一周</p>
  </div>
)
const stub = (
  <div className="px-6 py-6">
    <p className="figure-40">6/21</p>
    <p className="mt-2 text-14 font-bold">日曜 13:00</p>
  </div>
)

const meta = {
  title: '部品/番組/チケット Ticket',
  component: Ticket,
  args: { children: main, stub },
} satisfies Meta<typeof Ticket>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  globals: { channel: 'lemonade' },
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: (args) => (
    <SpecimenSheet>
      <Specimen name="半券は右" wide>
        <div className="w-180 max-w-full">
          <Ticket {...args} />
        </div>
      </Specimen>
      <Specimen name="はさみが入った" wide>
        <div className="w-180 max-w-full">
          <Ticket {...args} isPunched />
        </div>
      </Specimen>
      <Specimen name="せまい場所では、半券は下">
        <div className="w-70">
          <Ticket {...args} />
        </div>
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Punched: Story = {
  name: '使い終わった券',
  args: { isPunched: true },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-punched]')).not.toBeNull(),
}
