import { loading, ready } from '@tsudoi/design-system/loadable'
import { ProfileScreen } from '@tsudoi/design-system/screens/members/ProfileScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleChannels } from '../../examples/exampleChannels.ts'
import { exampleOwnPages } from '../../examples/exampleOwnPages.ts'
import { examplePosts, longPost } from '../../examples/examplePosts.ts'
import { exampleOwnProfile, hostileNames, longNameProfile, newProfile } from '../../examples/exampleProfile.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { latestPostsOf } from '../post/timelineOf.tsx'
import { withShell } from '../parts/withShell.tsx'

const { answers } = exampleOwnProfile

/** The member's own profile (W043). */
const meta = {
  title: '画面/会員/自分のプロフィール ProfileScreen',
  component: ProfileScreen,
  args: {
    pages: exampleOwnPages,
    profile: ready(exampleOwnProfile),
    follows: ready(exampleChannels.filter(({ isFollowed }) => isFollowed)),
    posts: latestPostsOf(ready(examplePosts.slice(0, 3))),
    hrefs: {
      edit: '/profile/edit',
      public: '/user/koharu',
      follows: '/profile/follow',
      posts: '/profile/timeline',
      channels: '/channel',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '自分のプロフィールを見るページです。フォロー中のチャンネルや、自分の投稿へ進めます（W043）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W043）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('こはる')
    await expect(canvas.getByText('2004年2月29日')).toBeVisible()
    await expect(canvas.getByText('3チャンネルをフォロー中')).toBeInTheDocument()
  },
}

export const Loading: Story = {
  name: '読みこみ中（W043）',
  args: { profile: loading, follows: loading, posts: latestPostsOf(loading) },
}

export const Empty: Story = {
  name: 'はじめたばかり',
  args: {
    profile: ready({
      ...newProfile,
      answers: { lastName: '', firstName: '', birthday: { year: '', month: '', day: '' }, gender: '', prefecture: '' },
    }),
    follows: ready([]),
    posts: latestPostsOf(ready([])),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('未回答')).toHaveLength(4)
  },
}

export const Unregistered: Story = {
  name: '登録が終わっていない',
  args: { profile: ready(undefined), follows: ready([]), posts: latestPostsOf(ready([])) },
}

export const Failed: Story = {
  name: '失敗',
  args: { profile: failedLoad(), follows: failedLoad(), posts: latestPostsOf(failedLoad()) },
}

export const LongName: Story = {
  name: '長い名前',
  args: { profile: ready({ ...longNameProfile, answers }), posts: latestPostsOf(ready([longPost])) },
  parameters: { picture: true },
}

export const HostileNames: Story = {
  name: '思いもよらない名前',
  render: (args) => (
    <>
      {hostileNames.map((nickName) => (
        <ProfileScreen
          key={nickName}
          {...args}
          profile={ready({ ...exampleOwnProfile, nickName, answers: { ...answers, lastName: nickName.slice(0, 200) } })}
          posts={latestPostsOf(ready([]))}
        />
      ))}
    </>
  ),
  parameters: {
    // The page is rendered several times in this story, so the rules about one page do not apply.
    a11y: {
      config: {
        rules: ['landmark-unique', 'page-has-heading-one', 'empty-heading'].map((id) => ({ id, enabled: false })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('h1')).toHaveLength(hostileNames.length)
    await expect(canvasElement.querySelector('main script')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    for (const heading of canvasElement.querySelectorAll('h1'))
      await expect(heading.getBoundingClientRect().height).toBeLessThan(240)
  },
}
