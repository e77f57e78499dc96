import { DeviceTime, DeviceZoneContext } from '@tsudoi/design-system/components/DeviceTime'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: '部品/しるし/端末の時刻 DeviceTime',
  component: DeviceTime,
  args: { at: '2026-01-31T19:00:00+09:00' },
} satisfies Meta<typeof DeviceTime>

export default meta
type Story = StoryObj<typeof meta>

export const Abroad: Story = {
  name: '日本と時差のある端末（Q436）：端末の日と時刻で言う',
  decorators: (Shown) => (
    <DeviceZoneContext value="America/Los_Angeles">
      <Shown />
    </DeviceZoneContext>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('お使いの端末では 2026/01/31(土) 02:00')
  },
}

export const InJapan: Story = {
  name: '日本と同じ時計の端末（Q436）：何も出さない',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/お使いの端末では/)).toBeNull()
  },
}
