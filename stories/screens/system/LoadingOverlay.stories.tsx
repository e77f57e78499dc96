import { LoadingOverlay } from '@tsudoi/design-system/screens/system/LoadingOverlay'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

const meta = {
  title: '画面/共通/読みこみ中のしるし・ローディング LoadingOverlay',
  component: LoadingOverlay,
  args: { open: true },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: '通信している間、画面の下に出るしるしです。操作はさまたげません（W012）。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof LoadingOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '標準：通信している（W012）',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読みこみ中')
  },
}

export const Closed: Story = {
  name: '通信していない（W012）',
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
