// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChannelHero } from '../channel/parts/ChannelHero.tsx'
import { StoryHero } from '../story/parts/StoryHero.tsx'
import type { Story } from '../story/story.types.ts'

const description = 'おたよりを読み、古い歌をうたい、また次のおたよりを読みます。'.repeat(12)
const story: Story = {
  id: 'letters',
  name: '潮待ちの手紙',
  href: '/channel/todai/story/letters',
  genre: 'MAIN',
  description,
  episodes: 0,
  episodeList: [],
  start: '2026-01-01T00:00:00Z',
  end: '2026-12-31T00:00:00Z',
}
const channel = { id: 'todai', name: '灯台放送局', href: '/channel/todai' }

// Only a browser lays text out: here every text is longer than its box.
beforeEach(() => void vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(300))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ['a channel', <ChannelHero key="channel" channel={{ ...channel, description }} onFollow={() => {}} />],
  [
    'a story',
    <StoryHero
      key="story"
      story={story}
      channel={{ ...channel, storiesHref: '/channel/todai/story' }}
      now="2026-01-31T12:00:00Z"
      onBuy={() => {}}
      onCharge={() => {}}
    />,
  ],
])('a long description in the hero of %s is clamped, and shown completely on request', (_name, hero) => {
  render(hero)
  const text = screen.getByText(description)
  expect(text.className).toContain('line-clamp')
  fireEvent.click(screen.getByRole('button', { name: '続きを読む' }))
  expect(text.className).not.toContain('line-clamp')
})
