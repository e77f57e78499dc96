import { loading, ready } from '@tsudoi/design-system/loadable'
import { PrivilegeStoryScreen } from '@tsudoi/design-system/screens/collection/PrivilegeStoryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examplePrivilegeStory } from '../../examples/exampleCollection.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

const meta = {
  title: '画面/コレクション/特典ストーリー PrivilegeStoryScreen',
  component: PrivilegeStoryScreen,
  args: { story: ready(examplePrivilegeStory), isMissing: false, hrefs: { collection: '/collection' } },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '受け取った特典ストーリーのページです。読んだ話と、次に読む話がわかります（W098、W143）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'collection' },
  },
} satisfies Meta<typeof PrivilegeStoryScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：読んだ話と、次の話（W098、W143）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1/2話を読了')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '読む 第二話 返事のない岬' })).toHaveAttribute('href', '#two')
  },
}

export const Loading: Story = { name: '読みこみ中', args: { story: loading } }

export const Missing: Story = { name: '受け取っていない', args: { story: failedLoad(), isMissing: true } }

export const Failed: Story = { name: '失敗', args: { story: failedLoad() } }
