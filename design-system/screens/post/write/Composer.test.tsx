// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Composer } from './Composer.tsx'
import type { MediaTrayItem } from './write.types.ts'

const item: MediaTrayItem = { id: 'window', kind: 'image', name: 'IMG_1.jpg', alt: '窓', state: 'ready' }
const noop = () => undefined
const trayActions = { onRemove: noop, onRetry: noop, onCancel: noop, onMove: noop, onDescribe: noop }

afterEach(cleanup)

const open = (onSend: () => void) =>
  render(
    <Composer
      mode="post"
      author={{ nickName: 'ひかり' }}
      draft={{ text: '灯り', onTextChange: noop }}
      tray={{ ...trayActions, items: [item], onFiles: noop }}
      spoiler={{ isOn: true, label: '曲目', onValueChange: noop }}
      onSend={onSend}
      onClose={noop}
    />,
  )

// On Enter in a single-line input or in a checkbox, a browser submits the form unless the page prevents it.
describe('pressing Enter in the description of a picture', () => {
  it.each([
    ['sends nothing', {}, false],
    ['sends nothing if it ends a composition in Safari, which reports the key afterwards', { keyCode: 229 }, false],
    ['is left to an active input method', { isComposing: true }, true],
  ])('%s (W137)', (_what, more, isLeft) => {
    const onSend = vi.fn<() => void>()
    open(onSend)
    const field = screen.getByRole('textbox', { name: /^1枚目の写真の説明/ })
    expect(fireEvent.keyDown(field, { key: 'Enter', ...more })).toBe(isLeft)
    expect(onSend).not.toHaveBeenCalled()
  })
})

it.each([
  ['label', 'textbox', /^何のネタバレか/],
  ['switch', 'checkbox', 'ネタバレを隠す'],
] as const)('pressing Enter in the %s of the spoiler cover sends nothing (Q515)', (_what, role, name) => {
  const onSend = vi.fn<() => void>()
  open(onSend)
  expect(fireEvent.keyDown(screen.getByRole(role, { name }), { key: 'Enter' })).toBe(false)
  expect(onSend).not.toHaveBeenCalled()
})
