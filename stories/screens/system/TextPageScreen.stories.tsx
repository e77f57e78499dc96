import { TextPageScreen } from '@tsudoi/design-system/screens/system/TextPageScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { examplePrivacy, exampleTerms } from '../parts/exampleTerms.ts'
import { withShell } from '../parts/withShell.tsx'
import { offline } from '../../storyKinds.ts'

/**
 * The pages with terms, policies and notices of the operator, which have the same layout (W052, W053, W057, W059,
 * W060).
 */
const meta = {
  title: '画面/共通/規約や案内の文 TextPageScreen',
  component: TextPageScreen,
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '規約や案内など、運営の文章を読むページです（W052、W053、W057、W059、W060）。' },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest' },
  },
} satisfies Meta<typeof TextPageScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '標準', args: { document: examplePrivacy } }

export const Placeholder: Story = {
  name: '仮の文面',
  args: { document: exampleTerms },
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const Offline: Story = {
  name: 'オフライン：前に読みこんだ内容と、ページの様子',
  args: { document: examplePrivacy },
  ...offline,
}
