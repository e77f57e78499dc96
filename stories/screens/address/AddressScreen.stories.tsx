import { loading, ready } from '@tsudoi/design-system/loadable'
import { AddressScreen } from '@tsudoi/design-system/screens/address/AddressScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleAddress, longAddress } from '../../examples/exampleAddress.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The page with the member's saved delivery address, or without one (W099, W148). */
const meta = {
  title: '画面/お届け先/お届け先 AddressScreen',
  component: AddressScreen,
  args: { address: ready(exampleAddress), editHref: '/address/edit', backHref: '/mypage' },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '登録したお届け先を見るページです。まだ登録がないときは、入力へ案内します（W099、W148）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof AddressScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W099、W148）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('郵便番号 231-0023')).toBeInTheDocument()
    await expect(canvas.getByText('神奈川県横浜市中区山下町1-2')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お届け先を変更する' })).toHaveAttribute('href', '/address/edit')
  },
}

export const Loading: Story = { name: '読みこみ中', args: { address: loading } }

export const Empty: Story = {
  name: 'まだ登録がない（W099、W148）',
  args: { address: ready(undefined) },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お届け先を登録する' })).toHaveAttribute('href', '/address/edit')
  },
}

export const Failed: Story = { name: '失敗', args: { address: failedLoad() } }

export const Long: Story = { name: '長い住所', args: { address: ready(longAddress) } }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
