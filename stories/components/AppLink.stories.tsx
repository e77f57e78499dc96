import { AppLink, LinkProvider, type AppLinkProps } from '@tsudoi/design-system/components/AppLink'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/操作/つなぎのリンク AppLink',
  component: AppLink,
  args: { href: '/channel', children: 'チャンネル一覧' },
} satisfies Meta<typeof AppLink>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  render: () => (
    <SpecimenSheet>
      <Specimen name="アプリの中">
        <AppLink href="/channel">チャンネル一覧</AppLink>
      </Specimen>
      <Specimen name="アプリの外">
        <AppLink href="https://example.com/shop">公式グッズショップ</AppLink>
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Outside: Story = {
  name: '外のページには来た場所を知らせない',
  args: { href: 'https://example.com/shop', children: '公式グッズショップ' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

function RouterLink({ href, children, ...anchor }: AppLinkProps) {
  return (
    <a href={href} data-router="" {...anchor}>
      {children}
    </a>
  )
}

export const Injected: Story = {
  name: 'アプリの中はルーターがひらく',
  render: (args) => (
    <LinkProvider component={RouterLink} ownOrigin="https://tsudoi.example">
      <p>
        <AppLink {...args} />
      </p>
      <p>
        <AppLink href="https://example.com/elsewhere">よそのページ</AppLink>
      </p>
      <p>
        <AppLink href="https://tsudoi.example/channel/todai?tab=posts#top">自分のアドレス</AppLink>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'チャンネル一覧' })).toHaveAttribute('data-router')
    const own = canvas.getByRole('link', { name: '自分のアドレス' })
    await expect(own).toHaveAttribute('data-router')
    await expect(own).toHaveAttribute('href', '/channel/todai?tab=posts#top')
    await expect(canvas.getByRole('link', { name: 'よそのページ' })).not.toHaveAttribute('data-router')
  },
}

export const Refused: Story = {
  name: '開いてはいけないあて先は、文字のまま',
  args: { href: 'javascript:alert(1)', children: '公式グッズショップ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('公式グッズショップ')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
