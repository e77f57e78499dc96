import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '@tsudoi/design-system/components/Section'
import { TextLink } from '@tsudoi/design-system/components/TextLink'
import { expect } from 'storybook/test'

const meta = {
  title: 'はじめに/API',
  tags: ['!autodocs'],
} satisfies Meta

export default meta

const hosts = [
  ['app', 'アプリ：コンテンツ、コイン、投稿、キャンペーン'],
  ['user', 'ユーザー：ログイン、登録、アカウント'],
  ['payment', '決済：カード、購入、取引履歴'],
] as const

/** Address of the API page, which is the same in development and in the built Storybook. */
const addressOf = (host: string) => `./api/index.html?urls.primaryName=${host}`

export const Hosts: StoryObj = {
  name: '3つのホスト',
  render: () => (
    <Section title="3つのホストの呼び出し">
      <ul className="grid gap-4">
        {hosts.map(([host, text]) => (
          <li key={host}>
            <TextLink href={addressOf(host)} target="_top">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const page = await fetch(link.getAttribute('href') ?? '')
      await expect(page.ok).toBe(true)
    }
    for (const [host] of hosts) await expect((await fetch(`./api/openapi/${host}.json`)).ok).toBe(true)
    await expect((await fetch('./api/viewer/swagger-ui-bundle.js')).ok).toBe(true)
  },
}
