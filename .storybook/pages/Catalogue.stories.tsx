import { Badge } from '@tsudoi/design-system/components/Badge'
import { Button } from '@tsudoi/design-system/components/Button'
import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { CoinButton } from '@tsudoi/design-system/components/CoinButton'
import { CoinText } from '@tsudoi/design-system/components/CoinText'
import { EmptyState } from '@tsudoi/design-system/components/EmptyState'
import { FailedState } from '@tsudoi/design-system/components/FailedState'
import { Header } from '@tsudoi/design-system/components/Header'
import { Jacket } from '@tsudoi/design-system/components/Jacket'
import { Obi } from '@tsudoi/design-system/components/Obi'
import { OddsSeats } from '@tsudoi/design-system/components/OddsSeats'
import { Penlight } from '@tsudoi/design-system/components/Penlight'
import { ProgrammeList } from '@tsudoi/design-system/components/ProgrammeList'
import { ProgrammeRow } from '@tsudoi/design-system/components/ProgrammeRow'
import { Rarity } from '@tsudoi/design-system/components/Rarity'
import { Section } from '@tsudoi/design-system/components/Section'
import { Skeleton, SkeletonArea } from '@tsudoi/design-system/components/Skeleton'
import { TabNav } from '@tsudoi/design-system/components/TabNav'
import { TextField } from '@tsudoi/design-system/components/TextField'
import { TextLink } from '@tsudoi/design-system/components/TextLink'
import { ready } from '@tsudoi/design-system/loadable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { channelProps } from '../../stories/components/parts/channelProps.ts'
import { headerHrefs, mainSections, memberMenu } from '../../stories/components/parts/frame.ts'
import { lazySideMenu } from '../../stories/components/parts/lazySideMenu.tsx'

const meta = {
  title: 'はじめに/部品見本帖',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta

export default meta

const balance = ready({ free: 880, paid: 2400, total: 3280 })

function Colours() {
  return (
    <Section title="推し色">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 desk:grid-cols-3">
        {channelProps.map(({ id, name, seed, followers }) => (
          <li key={id}>
            <ChannelTheme id={id} seed={seed} className="flex h-44 gap-4">
              <div className="@container h-full w-10 shrink-0">
                <Obi title={name} foot={followers} className="h-full" />
              </div>
              <div className="flex flex-1 flex-col items-start justify-between py-4">
                <Button variant="solid" size="small" isFullWidth>
                  フォロー
                </Button>
                <span className="text-14 font-bold text-accent">色のついた文字</span>
                <Penlight count={3} />
              </div>
            </ChannelTheme>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Actions() {
  return (
    <Section title="ボタン">
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="solid">フォローする</Button>
        <Button>登録して次へ進む</Button>
        <Button variant="outline">コレクションで見る</Button>
        <TextLink href="/gacha">ガチャトップへ</TextLink>
        <Button isPending pendingLabel="送信しています">
          送信する
        </Button>
        <Button disabled>コインが足りません</Button>
        <div className="w-75">
          <CoinButton label="10回引く" coins={300} variant="solid" />
        </div>
      </div>
    </Section>
  )
}

function Fields() {
  return (
    <Section title="入力">
      <div className="grid gap-6 desk:grid-cols-2 desk:gap-8">
        <TextField
          label="ニックネーム"
          requirement="必須"
          support="20文字まで。あとから変えられます。"
          defaultValue="こはる"
        />
        <TextField
          label="シリアルコード"
          requirement="必須"
          error="シリアルコードが8文字です。あと4文字入力してください。"
          defaultValue="TSUD-0131-"
        />
      </div>
    </Section>
  )
}

const tabs = ['タイムライン', 'ストーリー', '動画', 'ガチャ', 'スペシャル'].map((label) => ({
  value: label,
  label,
  href: `#${label}`,
}))

function Marks() {
  return (
    <Section title="タブとしるし">
      <TabNav label="灯台放送局" value="ストーリー" items={tabs} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {['放送中', '新着', '公式', '未読'].map((kind) => (
          <Badge key={kind} kind={kind} />
        ))}
        <CoinText value={2400} kind="paid" className="text-14" />
        <CoinText value={880} kind="free" className="text-14" />
        <CoinText value={10_000_000} />
        {(['SSR', 'SR', 'R', 'N'] as const).map((rarity) => (
          <Rarity key={rarity} rarity={rarity} hasPrinting />
        ))}
      </div>
    </Section>
  )
}

function Jackets() {
  return (
    <Section title="ジャケット">
      <ul className="grid grid-cols-2 gap-3 desk:grid-cols-6">
        {channelProps.map(({ id, name, seed, image, href, followers }) => (
          <li key={id}>
            <Jacket id={id} title={name} seed={seed} image={image} href={href} foot={followers} alt="" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Programme() {
  return (
    <Section title="きょうの番組" action={{ label: 'すべて見る', href: '/home' }}>
      <ProgrammeList label="きょうの番組">
        <ProgrammeRow
          time="19:00"
          image="/textures/todai/night.svg"
          seed="#1464c8"
          channel="灯台放送局"
          kind="ライブ"
          title="潮待ちの手紙"
          state={{ text: '放送中', tone: 'live' }}
          href="/channel/todai"
        />
        <ProgrammeRow
          time="23:59"
          image="/textures/velvet/tube.svg"
          seed="#e0218a"
          channel="ビロード回路"
          kind="ガチャ"
          title="真空管の夜"
          state={{ text: '残り4時間', tone: 'urgent' }}
          href="/channel/velvet/gacha"
        />
      </ProgrammeList>
    </Section>
  )
}

function Odds() {
  return (
    <Section title="確率の座席">
      <OddsSeats
        tiers={[
          { rarity: 'SSR', percent: 2 },
          { rarity: 'SR', percent: 10 },
          { rarity: 'R', percent: 28 },
          { rarity: 'N', percent: 60 },
        ]}
      />
    </Section>
  )
}

function Quiet() {
  return (
    <Section title="静かな状態">
      <div className="grid gap-10 desk:grid-cols-2 desk:gap-8">
        <EmptyState
          title="フォロー中のチャンネルはまだありません"
          description="気になる一枚を選ぶと、ここに並びます。"
          action={{ label: 'チャンネルをさがす', href: '/channel' }}
        />
        <FailedState
          failure={{
            title: 'ガチャを引けませんでした',
            coins: 'コインは減っていません。',
            cause: '途中で通信が切れました。',
            remedy: '電波のよい場所で、もう一度お試しください。',
          }}
          onRetry={fn()}
          retryLabel="もう一度引く"
        />
        <SkeletonArea className="grid gap-3 desk:col-span-2">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </SkeletonArea>
      </div>
    </Section>
  )
}

const menu = lazySideMenu(memberMenu)

export const Catalogue: StoryObj = {
  name: '部品見本帖',
  globals: { channel: 'todai' },
  render: () => (
    <div className="bg-paper pb-20">
      <Header
        kind="full"
        viewer={{ unread: 3, balance }}
        items={mainSections}
        hrefs={headerHrefs}
        menu={menu}
        onOpenShop={fn()}
      />
      <main className="page">
        <h1 className="heading mt-10 text-44">部品見本帖</h1>
        <p className="mt-2 text-quiet">紙と墨は全画面で共通。色は、そのページのチャンネルから差しこむ光だけ。</p>
        <Colours />
        <Actions />
        <Fields />
        <Marks />
        <Jackets />
        <Programme />
        <Odds />
        <Quiet />
      </main>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'メニュー' }))
    await expect(await screen.findByRole('dialog', { name: 'メニュー' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
