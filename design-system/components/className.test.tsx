// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { loading, ready } from '../loadable.ts'
import { Artwork } from './Artwork.tsx'
import { Avatar } from './Avatar.tsx'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { CoinBalance } from './CoinBalance.tsx'
import { CoinButton } from './CoinButton.tsx'
import { CoinText } from './CoinText.tsx'
import { CountText } from './CountText.tsx'
import { DateField } from './DateField.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FailedState } from './FailedState.tsx'
import { Fieldset } from './Fieldset.tsx'
import { Figure } from './Figure.tsx'
import { IconButton } from './IconButton.tsx'
import { Jacket } from './Jacket.tsx'
import { Logo } from './Logo.tsx'
import { OddsSeats } from './OddsSeats.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { Penlight } from './Penlight.tsx'
import { ProgrammeList } from './ProgrammeList.tsx'
import { ProgrammeRow } from './ProgrammeRow.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Rarity } from './Rarity.tsx'
import { Section } from './Section.tsx'
import { Skeleton } from './Skeleton.tsx'
import { TabNav } from './TabNav.tsx'
import { Tabs } from './Tabs.tsx'
import { TextLink } from './TextLink.tsx'
import { Ticket } from './Ticket.tsx'
import { WindowedList } from './WindowedList.tsx'

afterEach(cleanup)

const own = { className: 'mt-8' }
const row = {
  time: '19:00',
  channel: '灯台',
  kind: 'ライブ',
  title: '夜',
  state: { text: '放送中', tone: 'live' },
} as const
const failure = { title: '失敗', cause: '原因', remedy: '対処' }
const tab = { value: 'a', label: 'a' }

/** Components that are placed in content. Bars, overlays and the page frame choose their own place. */
const placed: Record<string, ReactElement> = {
  Artwork: <Artwork {...own} alt="" ratio="1:1" id="1" />,
  Avatar: <Avatar {...own} name="灯" />,
  Badge: <Badge {...own} kind="新着" />,
  Button: <Button {...own}>読む</Button>,
  'CoinBalance, loading': <CoinBalance {...own} balance={loading} />,
  'CoinBalance, failed': <CoinBalance {...own} balance={{ state: 'failed', failure }} />,
  CoinBalance: <CoinBalance {...own} balance={ready({ free: 1, paid: 2, total: 3 })} />,
  CoinButton: <CoinButton {...own} label="引く" coins={30} variant="solid" />,
  CoinText: <CoinText {...own} value={3} />,
  CountText: <CountText {...own} value={3} />,
  DateField: <DateField {...own} label="日" value={{ year: '', month: '', day: '' }} onValueChange={() => {}} />,
  EmptyState: <EmptyState {...own} title="空" />,
  ErrorSummary: <ErrorSummary {...own} errors={[{ fieldId: 'a', label: '名前' }]} />,
  FailedState: <FailedState {...own} failure={failure} />,
  Fieldset: (
    <Fieldset {...own} label="組">
      欄
    </Fieldset>
  ),
  Figure: <Figure {...own} value="3" size={24} />,
  IconButton: <IconButton {...own} label="閉じる" icon="×" />,
  Jacket: <Jacket {...own} id="1" title="灯台" alt="" />,
  Logo: <Logo {...own} />,
  OddsSeats: <OddsSeats {...own} tiers={[{ rarity: 'SSR', percent: 2 }]} />,
  OfflineNote: <OfflineNote {...own} />,
  Penlight: <Penlight {...own} />,
  ProgrammeList: (
    <ProgrammeList {...own}>
      <li>行</li>
    </ProgrammeList>
  ),
  ProgrammeRow: <ProgrammeRow {...own} {...row} />,
  'ProgrammeRow, in a channel’s colour': <ProgrammeRow {...own} {...row} seed="#ffe45c" />,
  RadioGroup: <RadioGroup {...own} label="性別" name="a" options={[{ value: 'a', label: 'a' }]} />,
  Rarity: <Rarity {...own} rarity="SSR" />,
  Section: (
    <Section {...own} title="節">
      内容
    </Section>
  ),
  Skeleton: <Skeleton {...own} shape="line" />,
  TabNav: <TabNav {...own} label="区分" value="a" items={[{ ...tab, href: '/a' }]} />,
  Tabs: <Tabs {...own} label="区分" value="a" onValueChange={() => {}} items={[{ ...tab, panel: 'a' }]} />,
  TextLink: (
    <TextLink {...own} href="/a">
      読む
    </TextLink>
  ),
  Ticket: (
    <Ticket {...own} stub="半券">
      本券
    </Ticket>
  ),
  WindowedList: (
    <WindowedList {...own} items={['a']} keyOf={(item) => item} estimate={20}>
      {(item) => item}
    </WindowedList>
  ),
}

describe('className', () => {
  it.each(Object.entries(placed))('is set on the outer element of %s', (_, element) => {
    const { container } = render(element)
    expect([...(container.firstElementChild?.classList ?? [])]).toContain('mt-8')
  })
})
