import { ExternalServicesScreen } from '@tsudoi/design-system/screens/system/ExternalServicesScreen'
import type { ExternalService } from '@tsudoi/design-system/screens/system/system.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

const device = 'IPアドレス、ブラウザーとOSの種類、通信の日時'
const services: ExternalService[] = [
  {
    id: 'auth',
    name: 'ログインの引き継ぎ',
    recipient: '夜汽車クラウド株式会社（日本）',
    sent: `会員を見分ける番号（ログインしたときだけ）、${device}`,
    purpose: 'ログインした本人であることを、リアルタイムの機能に引き継ぐため',
    optOut: 'ログインしなければ、送られません。ログアウトすると止まります。',
  },
  {
    id: 'config',
    name: '案内文の配信',
    recipient: '夜汽車クラウド株式会社（日本）',
    sent: `インストールごとの番号（名前やメールアドレスとは結びつきません）、${device}`,
    purpose: '画面に出す案内の文を、最新のものにするため',
    optOut: '番号は、ブラウザーに保存されたこのサイトのデータを消すと新しくなります。',
  },
  {
    id: 'media',
    name: '画像と動画の配信',
    recipient: 'media.example',
    sent: device,
    purpose: '画像と動画を表示するため',
    optOut: 'ブラウザーの設定で画像の読みこみを止めると、送られません。',
  },
]

const meta = {
  title: '画面/共通/外部送信について ExternalServicesScreen',
  component: ExternalServicesScreen,
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '外部送信についてのページです。送る情報、送り先、使いみち、止め方を示します。' },
    },
    layout: 'fullscreen',
    shell: { viewer: 'guest' },
  },
  args: { services, hrefs: { privacy: '/account/privacy', contact: '/account/contact' } },
} satisfies Meta<typeof ExternalServicesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem').filter((item) => item.querySelector('h2'))
    await expect(first).toHaveTextContent('送り先：夜汽車クラウド株式会社（日本）')
    await expect(canvas.getAllByRole('term')).toHaveLength(services.length * 3)
  },
}

export const None: Story = { name: '外部へ送っていない', args: { services: [] } }

export const LongName: Story = {
  name: '長い名前',
  args: {
    services: services.map((service) => ({
      ...service,
      name: 'とても長い名前のついた、画像と動画と案内文とログインをまとめてあつかう配信サービス',
      recipient: 'https://とても長い送り先の名前.media-delivery-network.example.jp、夜汽車クラウド株式会社（日本）',
    })),
  },
}
