import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCards } from './cardPictures.ts'
import type { FetchImage } from './cards/rasterPicture.ts'
import type { FetchHost } from './guestReader.ts'

const environment = vi.hoisted(() => ({
  hosts: { app: '/hosts/app', user: '/hosts/user', payment: '/hosts/payment' },
  textures: 'https://cdn.tsudoi.example/textures/',
  mediaOrigins: ['https://media.example', 'http://plain.example'],
}))
vi.mock(import('../env.ts'), () => ({ env: environment }) as never)

/** The function that the painter gets for requests of pictures. */
const painter = vi.hoisted(() => ({ fetchImage: undefined as FetchImage | undefined }))
vi.mock(import('./cards/createCardPainter.ts'), () => ({
  createCardPainter: ({ fetchImage }) => {
    painter.fetchImage = fetchImage
    return () => Promise.reject(new Error('not used'))
  },
}))

const fetchHost = vi.fn<FetchHost>(() => Promise.resolve(new Response('host')))
const fetchOther = vi.fn<typeof fetch>(() => Promise.resolve(new Response('other')))
const signal = new AbortController().signal
const request = (address: string) => painter.fetchImage?.(address, signal)

beforeEach(() => {
  vi.stubGlobal('fetch', fetchOther)
  createCards({ fetchHost } as unknown as Parameters<typeof createCards>[0])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('the server’s request for the picture of a card', () => {
  it('is sent to the app server for a path below the path of the app server, and refuses redirects', async () => {
    await request('/hosts/app/textures/todai/hero.webp?w=2')
    expect(fetchHost.mock.calls).toEqual([['app', '/textures/todai/hero.webp?w=2', { signal, redirect: 'error' }]])
    expect(fetchOther).not.toHaveBeenCalled()
  })

  it.each(['https://cdn.tsudoi.example/a.png', 'https://media.example/a.png', 'https://media.example:443/a.png'])(
    'is sent to %s, whose origin the deployment allows, and refuses redirects',
    async (address) => {
      await request(address)
      expect(fetchOther.mock.calls).toEqual([[address, { signal, redirect: 'error' }]])
      expect(fetchHost).not.toHaveBeenCalled()
    },
  )

  it.each([
    'https://evil.example/a.png',
    'https://media.example.evil.example/a.png',
    'https://evil.example/https://media.example/a.png',
    'https://media.example:8443/a.png',
    'https://media.example@evil.example/a.png',
    'https://user:secret@media.example/a.png',
    'http://media.example/a.png',
    'http://plain.example/a.png',
    'https://127.0.0.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    '//media.example/a.png',
    '//evil.example/hosts/app/a.png',
    '/hosts/user/a.png',
    '/hosts/application/a.png',
    '/hosts/app',
    '/hosts/app/../user/v2/profile',
    '/hosts/app/%2e%2e/user/v2/profile',
    '/hosts/app/.%2E/user/v2/profile',
    '/hosts/app/..\\user/v2/profile',
    '/hosts/app//evil.example/a.png',
    '/hosts/app/\\evil.example/a.png',
    '/hosts/app/\n../user/v2/profile',
    '/hosts/app/.\t./user/v2/profile',
    'file:///etc/passwd',
    'https://',
    '',
  ])('is not sent for the address %j', async (address) => {
    await expect(request(address)).rejects.toThrow('is not an origin')
    expect([fetchHost.mock.calls, fetchOther.mock.calls]).toEqual([[], []])
  })
})
