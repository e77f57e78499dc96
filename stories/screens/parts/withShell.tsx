import { Footer } from '@tsudoi/design-system/components/Footer'
import { Header, type HeaderProps } from '@tsudoi/design-system/components/Header'
import { PageFrame } from '@tsudoi/design-system/components/PageFrame'
import { TabBar, type Place, type PlaceItem } from '@tsudoi/design-system/components/TabBar'
import { ready } from '@tsudoi/design-system/loadable'
import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { lazySideMenu } from '../../components/parts/lazySideMenu.tsx'
import { exampleBalance } from '../../examples/exampleBalance.ts'

export interface ShellAround {
  viewer?: 'guest' | 'member'
  /** The place one is in. */
  current?: Place
  /** Simple header: mark and way back only (Q29). */
  simple?: boolean
  /** Hides header, tab bar and footer on phones, as the gacha top does (S023, S024). */
  phoneBare?: boolean
  /** The lights are down for the whole page. */
  stage?: boolean
  /** The header's penlight takes the channel's colour. */
  channel?: { id: string; seed?: string }
}

const places: PlaceItem[] = [
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

function headerProps({ viewer = 'member', current, simple = false }: ShellAround): HeaderProps {
  return {
    kind: simple ? 'simple' : 'full',
    viewer: viewer === 'guest' ? 'guest' : { unread: 3, balance: ready(exampleBalance) },
    current,
    items: places,
    hrefs: { logo: '/home', notices: '/notification', login: '/login', signUp: '/signup' },
    menu,
    back: simple ? { label: 'もどる', href: '/top' } : undefined,
    onOpenShop: fn(),
  }
}

/**
 * A screen as it stands in the product: in the app's frame, as the story's `shell` parameter wants it. The test-runner
 * visits it with nothing around it: the frame has stories of its own.
 */
export const withShell: Decorator = (Story, { parameters, globals }) => {
  const around = (parameters['shell'] ?? {}) as ShellAround
  const { viewer = 'member', current, simple = false, phoneBare = false, stage, channel } = around
  const isBare = globals['frame'] === 'none'
  const whereShown = phoneBare ? 'wide' : 'shown'
  const isShown = isBare ? 'none' : whereShown
  const hasTabBar = viewer === 'member' && !simple && !phoneBare && !isBare
  return (
    <PageFrame
      header={<Header {...headerProps(around)} />}
      headerVisibility={isShown}
      footer={<Footer kind="full" links={links} />}
      footerVisibility={isShown}
      tabBar={hasTabBar && <TabBar items={places} current={current} />}
      channel={channel}
      isStage={stage}
    >
      <Story />
    </PageFrame>
  )
}
