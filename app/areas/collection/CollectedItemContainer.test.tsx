import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { afterEach, expect, it, vi } from 'vitest'
import { CollectedItemContainer } from './CollectedItemContainer.tsx'

const parts = vi.hoisted(() => ({
  drawSharedPicture: vi.fn<(picture: object) => Promise<File>>(),
  shareOrDownload: vi.fn<(file: File, title: string) => Promise<void>>(),
  wayToSend: vi.fn<() => string>(),
}))
vi.mock('../../sharing/sharing.ts', () => ({ loadSharedPicture: () => Promise.resolve(parts) }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const file = new File(['x'], 'tsudoi.png')
const item: CollectedItem = {
  key: 'photo 1',
  name: '五人の花道',
  rarity: 'SSR',
  kinds: ['photo'],
  channel: { id: 'lemonade', name: 'レモネード星団', seed: '#ffe45c', href: '/channel/lemonade' },
  actions: [],
} as never

function press(way: string) {
  parts.drawSharedPicture.mockResolvedValue(file)
  parts.wayToSend.mockReturnValue(way)
  render(<CollectedItemContainer item={item} onClose={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: /画像にして送る/ }))
}

it('a photo is shared as a picture with its name, rarity and channel (W096)', async () => {
  press('share')
  await vi.waitFor(() => expect(parts.shareOrDownload).toHaveBeenCalledWith(file, '五人の花道'))
  expect(parts.drawSharedPicture).toHaveBeenCalledWith({
    image: undefined,
    channel: item.channel,
    title: '五人の花道',
    notes: ['SSR　レモネード星団　集い'],
  })
})

it('a press in a webview that can neither share nor save files shows a message about that (W096, Q474)', async () => {
  press('none')
  expect((await screen.findByRole('alert')).textContent).toContain('画像を保存できません')
  expect(parts.shareOrDownload).not.toHaveBeenCalled()
})

it('a message appears if the picture cannot be shared (W096)', async () => {
  parts.shareOrDownload.mockRejectedValueOnce(new Error('no'))
  press('save')
  expect((await screen.findByRole('alert')).textContent).toContain('画像をつくれませんでした')
})
