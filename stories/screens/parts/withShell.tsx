import { Footer } from '@tsudoi/design-system/components/Footer'
import { Header, type HeaderProps } from '@tsudoi/design-system/components/Header'
import { PageFrame } from '@tsudoi/design-system/components/PageFrame'
import { TabBar, type MainSectionItem } from '@tsudoi/design-system/components/TabBar'
import { ready } from '@tsudoi/design-system/loadable'
import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { lazySideMenu } from '../../components/parts/lazySideMenu.tsx'
import { exampleBalance } from '../../examples/exampleBalance.ts'
import { hasTabBar, type ShellParameter } from './hasTabBar.ts'

const places: MainSectionItem[] = [
  { place: 'home', label: 'ホーム', href: '/home' },
  { place: 'channel', label: 'チャンネル', href: '/channel' },
  { place: 'collection', label: 'コレクション', href: '/collection' },
  { place: 'profile', label: 'プロフィール', href: '/profile' },
]
const links = [
  { label: '運営会社', href: 'https://example.jp/' },
  { label: '特定商取引法の表記', href: '#commercial' },
  { label: '利用規約', href: '/account/service' },
  { label: 'プライバシーポリシー', href: '/account/privacy' },
  { label: 'コミュニティガイドライン', href: '/account/guide' },
  { label: 'よくある質問', href: '/account/faq' },
  { label: 'お問い合わせ', href: '/account/contact' },
]

const menu = lazySideMenu({ links })

function headerProps({ viewer = 'member', current, simple = false }: ShellParameter): HeaderProps {
  return {
    kind: simple ? 'simple' : 'full',
    viewer: viewer === 'guest' ? 'guest' : { unread: 3, balance: ready(exampleBalance) },
    current,
    items: places,
    hrefs: { logo: '/home', notices: '/notification', login: '/login', signUp: '/signup', search: '/search' },
    menu,
    back: simple ? { label: 'もどる', href: '/top' } : undefined,
    onOpenShop: fn(),
  }
}

/**
 * Renders a screen inside the app's frame, as configured by the story's `shell` parameter. The test-runner renders it
 * without the frame, which has its own stories.
 */
export const withShell: Decorator = (Story, { parameters, globals }) => {
  const around = (parameters['shell'] ?? {}) as ShellParameter
  const { current, phoneBare = false, stage, channel } = around
  const isBare = globals['frame'] === 'none'
  const whereShown = phoneBare ? 'wide' : 'shown'
  const isShown = isBare ? 'none' : whereShown
  return (
    <PageFrame
      header={<Header {...headerProps(around)} />}
      headerVisibility={isShown}
      footer={<Footer kind="full" links={links} />}
      footerVisibility={isShown}
      tabBar={hasTabBar({ parameters, globals }) && <TabBar items={places} current={current} />}
      channel={channel}
      isStage={stage}
    >
      <Story />
    </PageFrame>
  )
}
