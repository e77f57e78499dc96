import { OutsidePageScreen } from '@tsudoi/design-system/screens/system/OutsidePageScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The pages for the FAQ and the contact form, which only link to external pages (W054, W055). */
const meta = {
  title: '画面/共通/集いの外のページ OutsidePageScreen',
  component: OutsidePageScreen,
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'よくある質問やお問い合わせなど、集いの外のページを開いたあとに残るページです（W054、W055）。',
      },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest' },
  },
} satisfies Meta<typeof OutsidePageScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W054）：もう一度開ける',
  args: { title: 'よくある質問', href: 'https://help.example/faq' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'よくある質問を開く' })).toHaveAttribute(
      'href',
      'https://help.example/faq',
    )
  },
}
