import { Feed } from '@tsudoi/design-system/components/Feed'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'

interface Item {
  id: string
  words: string
}
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `item-${at}`, words: `${at + 1}通目 `.repeat(1 + ((at * 7) % 40)) }))

/** A list of any length, with articles of any height (WAI-ARIA feed). */
const meta = {
  title: '部品/一覧/たよりの一覧 Feed',
  component: Feed<Item>,
  args: {
    items: items(5_000),
    keyOf: ({ id }) => id,
    label: 'おたより',
    children: ({ words }) => <p className="border-b border-hair py-3">{words}</p>,
  },
  decorators: [
    (Story) => (
      <>
        <a href="#before">前のリンク</a>
        <Story />
        <a href="#behind">後のリンク</a>
      </>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Feed<Item>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '5千件：画面のまわりにある分だけがページにある（W157）',
  play: async ({ canvas }) => {
    const feed = canvas.getByRole('feed', { name: 'おたより' })
    await waitFor(() => expect(feed).toHaveAttribute('aria-busy', 'false'))
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(first).toHaveAttribute('aria-setsize', '5000')
    await expect(feed.querySelectorAll('article').length).toBeLessThan(60)
  },
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

let asked = 0
const keyAsked = ({ id }: Item) => {
  asked += 1
  return id
}

export const ScrolledOn: Story = {
  name: '5千件を送っていくあいだ、変わるのは出入りする行だけ（W137）',
  args: { keyOf: keyAsked },
  play: async ({ canvas }) => {
    const feed = canvas.getByRole('feed', { name: 'おたより' })
    await waitFor(() => expect(feed).toHaveAttribute('aria-busy', 'false'))
    const readAt = () => Number(canvas.getAllByRole('article')[0]?.getAttribute('aria-posinset'))
    asked = 0
    for (let step = 0; step < 20; step += 1) {
      scrollBy({ top: 1_000, behavior: 'instant' })
      await nextPaint()
    }
    await waitFor(() => expect(readAt()).toBeGreaterThan(40))
    await expect(asked).toBeLessThan(5_000)
  },
}

export const ByKeyboard: Story = {
  name: 'キーボード：PageDownで次、PageUpで前、Ctrl+Endで一覧の後、Ctrl+Homeで前',
  args: { items: items(3) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    first?.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(canvas.getByRole('link', { name: '後のリンク' })).toHaveFocus()
    first?.focus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('link', { name: '前のリンク' })).toHaveFocus()
  },
}

export const HasMore: Story = {
  name: '続きがある：全部で何件かは、まだ言わない',
  args: { items: items(3), hasMore: true, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('article')[2]).toHaveAttribute('aria-setsize', '-1')
  },
}

/** A button prepends fifty items, and every third picture loads late. */
function Growing({ items: known }: { items: readonly Item[] }) {
  const [news, setNews] = useState<Item[]>([])
  const [hasPictures, setPictures] = useState(false)
  const prepend = () => setNews(items(50).map(({ id, words }) => ({ id: `new-${id}`, words })))
  return (
    <>
      <div className="fixed bottom-0 z-10 flex gap-4 bg-base">
        <button type="button" className="min-h-11" onClick={prepend}>
          新しい50通
        </button>
        <button type="button" className="min-h-11" onClick={() => setPictures(true)}>
          写真が届く
        </button>
      </div>
      <Feed items={[...news, ...known]} keyOf={({ id }) => id} label="おたより">
        {({ words }, at) => (
          <div className="border-b border-hair py-3">
            {words}
            {hasPictures && at % 3 === 0 && <div className="h-45 bg-sunk" />}
          </div>
        )}
      </Feed>
    </>
  )
}

export const GrowsInFront: Story = {
  name: '前に50通ふえ、写真があとから届いても、読んでいる場所は1pxも動かず、スクロールの途中でも押せる（W137）',
  args: { items: items(200) },
  render: ({ items: known }) => <Growing items={known} />,
  play: async ({ canvas }) => {
    const feed = canvas.getByRole('feed', { name: 'おたより' })
    // The row of item 60, once it is laid out. Beyond the viewport a row is mounted a few frames earlier.
    const read = () => [...feed.querySelectorAll('[data-feed="item-60"]')].find((row) => row.checkVisibility())
    for (let step = 0; step < 100 && !read(); step += 1) {
      scrollBy({ top: 300, behavior: 'instant' })
      await nextPaint()
      // Rows keep receiving pointer events while the list scrolls.
      await expect(getComputedStyle(feed.querySelector('article')!).pointerEvents).toBe('auto')
    }
    // Scrolls until the top of row 60 is a little above the viewport. That makes it the reading position.
    scrollBy({ top: read()!.getBoundingClientRect().top + 5, behavior: 'instant' })
    // Wait until the rows in view are measured and no longer move.
    const tops: number[] = []
    await waitFor(async () => {
      await nextPaint()
      tops.unshift(read()!.getBoundingClientRect().top)
      await expect(new Set(tops.slice(0, 5)).size).toBe(1)
      await expect(tops.length).toBeGreaterThan(5)
    })
    const before = tops[0]!
    const moved = () => Math.abs(read()!.getBoundingClientRect().top - before)
    const isStill = async () => {
      for (let frame = 0; frame < 20; frame += 1) {
        await nextPaint()
        // The list corrects a change before the change is painted. A measurement between both must not count, so the
        // test measures again after the next paint.
        if (moved() > 1) await nextPaint()
        await expect(moved()).toBeLessThanOrEqual(1)
      }
    }
    // `userEvent` would scroll and focus the button, so only the click event is fired.
    await fireEvent.click(canvas.getByRole('button', { name: '新しい50通' }))
    await isStill()
    await expect(read()).toHaveAttribute('aria-posinset', '111')
    await fireEvent.click(canvas.getByRole('button', { name: '写真が届く' }))
    await isStill()
  },
}

/** A film of a few moving colours, without a file. */
function film(): MediaStream {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  setInterval(() => {
    if (context) context.fillStyle = `hsl(${performance.now() % 360} 50% 50%)`
    context?.fillRect(0, 0, canvas.width, canvas.height)
  }, 50)
  return canvas.captureStream()
}

export const PlayingVideo: Story = {
  name: '再生中の動画の行は、遠くへ送ってもページにあり、再生が続く（Q311）',
  args: {
    items: items(500),
    children: ({ id, words }) =>
      id === 'item-1' ? <video muted aria-label="波の音" className="h-40" /> : <p className="py-3">{words}</p>,
  },
  play: async ({ canvas, canvasElement }) => {
    const feed = canvas.getByRole('feed', { name: 'おたより' })
    await waitFor(() => expect(feed).toHaveAttribute('aria-busy', 'false'))
    const video = canvasElement.querySelector('video')
    if (!video) throw new Error('The feed has no video.')
    video.srcObject = film()
    await video.play()
    for (let step = 0; step < 20; step += 1) {
      scrollBy({ top: 1_000, behavior: 'instant' })
      await nextPaint()
    }
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('article').at(-1)?.getAttribute('aria-posinset'))).toBeGreaterThan(40),
    )
    await expect(video.isConnected).toBe(true)
    await expect(video.paused).toBe(false)
    await expect(feed.querySelectorAll('article').length).toBeLessThan(60)
    video.dispatchEvent(new Event('ended'))
    scrollBy({ top: 3_000, behavior: 'instant' })
    await waitFor(() => expect(video.isConnected).toBe(false))
  },
}
