// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ready } from '../loadable.ts'
import { CoinSumsPanel } from './coin/parts/CoinSumsPanel.tsx'
import type { Gacha } from './gacha/gacha.types.ts'
import { DrawFooter } from './gacha/parts/DrawFooter.tsx'
import { OfferRows } from './offer/parts/OfferRows.tsx'
import { Composer } from './post/write/Composer.tsx'
import type { NextUp, Video } from './video/video.types.ts'
import { VideoScreen } from './video/VideoScreen.tsx'
import type { ClosedReason } from './whyGachaClosed.ts'

afterEach(cleanup)

const noop = () => undefined

it('the composer announces its help for a file chooser that does not open in a live region that is there before (W137)', () => {
  const composer = (isChooserSilent: boolean) => (
    <Composer
      mode="post"
      author={{ nickName: 'ひかり' }}
      draft={{ text: '', onTextChange: noop }}
      tray={{
        items: [],
        isChooserSilent,
        onFiles: noop,
        onRemove: noop,
        onRetry: noop,
        onCancel: noop,
        onMove: noop,
        onDescribe: noop,
      }}
      onSend={noop}
      onClose={noop}
    />
  )
  const { rerender } = render(composer(false))
  const before = screen.getAllByRole('status')
  rerender(composer(true))
  const help = screen.getByText('写真をえらぶ画面が開かないときは').closest<HTMLElement>('[role=status]')
  expect(before).toContain(help)
})

const video: Video = {
  id: 'night',
  title: '灯台の夜',
  href: '/channel/todai/movie/night',
  kind: 'ONDEMAND',
  badge: 'NONE',
  access: 'FREE',
  hasAccess: true,
  hasPreview: false,
  end: '2026-03-31T15:00:00Z',
}

it('a video announces the next one once, in a live region that is there before, and not every second (W086)', () => {
  const page = (nextUp: NextUp | undefined) => (
    <VideoScreen
      now="2026-01-31T12:00:00Z"
      channel={{ id: 'todai', name: '灯台放送局', href: '/channel/todai', videosHref: '/channel/todai/movie' }}
      video={ready(video)}
      player={<p>再生中</p>}
      trailer={{ isPlaying: false, onPlay: noop }}
      nextUp={nextUp}
      onBuy={noop}
      hrefs={{ channels: '/channel', serial: '/serial', gacha: '/gacha', contact: '/contact' }}
    />
  )
  const { rerender } = render(page(undefined))
  const before = screen.getAllByRole('status')
  rerender(page({ video, seconds: 6, onPlay: noop, onCancel: noop }))
  const announcing = before.filter(({ textContent }) => textContent === 'つぎの動画を、このあと再生します')
  expect(announcing).toHaveLength(1)
  rerender(page({ video, seconds: 5, onPlay: noop, onCancel: noop }))
  expect(announcing[0]?.textContent).toBe('つぎの動画を、このあと再生します')
})

it('an offer’s row has its live region in the accessibility tree before a favourite is refused', () => {
  render(
    <OfferRows items={[{ id: 'a', name: '灯台', favors: 1, isFavored: false, href: '/offer/a' }]} onFavor={noop} />,
  )
  expect(screen.getByRole('status').className).not.toContain('empty:hidden')
})

it('a gacha announces that it has ended in a live region that is there before (W089)', () => {
  const gacha = { id: 'winter', name: '冬の星座', options: [] } as unknown as Gacha
  const footer = (closed: ClosedReason | undefined) => (
    <DrawFooter
      gacha={gacha}
      closed={closed}
      viewer="member"
      balance={ready({ paid: 0, free: 0, total: 0 })}
      progress={{ state: 'idle' }}
      onDraw={noop}
    />
  )
  const { rerender } = render(footer(undefined))
  const before = screen.getAllByRole('status')
  rerender(footer({ title: '終了しました', text: 'また、つぎのガチャで。' } as ClosedReason))
  expect(before).toContain(screen.getByText('終了しました').closest('output'))
})

it('the sums of the coin history announce that earlier movements could not be added, and offer to repeat it (W157)', () => {
  const items = ready([
    { id: 'a', time: '2026-01-31T03:00:00Z', message: 'ガチャ', platform: 'WEB', paid: 0, free: -10 } as const,
  ])
  const panel = (more: 'idle' | 'failed') => <CoinSumsPanel movements={{ items, more, onMore: noop }} />
  const { rerender } = render(panel('idle'))
  const before = screen.getByRole('status')
  rerender(panel('failed'))
  expect(before.textContent).toBe('続きを読みこめませんでした。')
  expect(screen.getByRole('button').textContent).toContain('もう一度読みこむ')
})
