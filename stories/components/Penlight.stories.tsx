import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { Penlight } from '@tsudoi/design-system/components/Penlight'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { channelProps } from './parts/channelProps.ts'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = { title: '部品/しるし/ペンライト Penlight', component: Penlight } satisfies Meta<typeof Penlight>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: () => (
    <div className="grid gap-8">
      {channelProps.map(({ id, name, seed }) => (
        <ChannelTheme key={id} id={id} seed={seed}>
          <SpecimenSheet>
            <Specimen name={name}>
              <Penlight />
            </Specimen>
            <Specimen name="二本から四本">
              <span className="inline-flex gap-6">
                <Penlight count={2} />
                <Penlight count={3} />
                <Penlight count={4} />
              </span>
            </Specimen>
            <Specimen name="消灯">
              <Penlight state="off" />
            </Specimen>
            <Specimen name="放送中">
              <Penlight state="live" />
            </Specimen>
          </SpecimenSheet>
        </ChannelTheme>
      ))}
      <p className="figure-72">
        <Penlight state="live" />
      </p>
    </div>
  ),
}

export const Named: Story = {
  name: 'ことばで読める',
  args: { label: '放送中', state: 'live' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '放送中' })).toBeVisible()
  },
}
