// @vitest-environment node
import { expect, it, onTestFinished, vi } from 'vitest'
import type { BuiltServer } from './builtServer.ts'
import { createNodeHandler } from './nodeHandler.ts'

it('the handler in Node logs a card that could not be drawn with its kind, but without its text, which can be a member’s', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const createCards = vi.fn<BuiltServer['createCards']>()
  const app = { shell: {}, headers: { pages: {} } } as BuiltServer['app']
  const cardFiles = {} as Parameters<typeof createNodeHandler>[1]['cardFiles']
  createNodeHandler(
    { createHandler: vi.fn<BuiltServer['createHandler']>(), createCards, app },
    { hosts: {}, cardFiles, isRendering: true },
  )
  const failure = new Error('disk')
  createCards.mock.lastCall?.[0].onError?.(failure, { kind: '投稿', title: '秘密の本文' })
  expect(log.mock.calls).toEqual([['The server could not render a card (投稿):', failure]])
})
