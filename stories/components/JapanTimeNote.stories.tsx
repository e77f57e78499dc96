import { DeviceZoneContext } from '@tsudoi/design-system/components/DeviceTime'
import { JapanTimeNote } from '@tsudoi/design-system/components/JapanTimeNote'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: '部品/しるし/日本時間 JapanTimeNote',
  component: JapanTimeNote,
} satisfies Meta<typeof JapanTimeNote>

export default meta
type Story = StoryObj<typeof meta>

export const Abroad: Story = {
  name: '日本と時差のある端末（Q436）：日本時間だと言う',
  decorators: (Shown) => (
    <DeviceZoneContext value="Europe/Paris">
      <Shown />
    </DeviceZoneContext>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('日付と時刻は、日本時間です。')).toBeVisible()
  },
}

export const InJapan: Story = {
  name: '日本と同じ時計の端末（Q436）：何も出さない',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('日本時間')
  },
}
