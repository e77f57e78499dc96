// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Composer } from './Composer.tsx'
import type { MediaTrayItem } from './write.types.ts'

const item: MediaTrayItem = { id: 'window', kind: 'image', name: 'IMG_1.jpg', alt: '窓', state: 'ready' }
const noop = () => undefined
const trayActions = { onRemove: noop, onRetry: noop, onCancel: noop, onMove: noop, onDescribe: noop }

afterEach(cleanup)

describe('pressing Enter in the description of a picture', () => {
  // On Enter in a single-line input, a browser submits the form unless the page prevents it.
  it.each([
    ['sends nothing', {}, false],
    ['sends nothing if it ends a composition in Safari, which reports the key afterwards', { keyCode: 229 }, false],
    ['is left to an active input method', { isComposing: true }, true],
  ])('%s (W137)', (_what, more, isLeft) => {
    const onSend = vi.fn<() => void>()
    render(
      <Composer
        mode="post"
        author={{ nickName: 'ひかり' }}
        draft={{ text: '灯り', onTextChange: noop }}
        tray={{ ...trayActions, items: [item], onFiles: noop }}
        onSend={onSend}
        onClose={noop}
      />,
    )
    const field = screen.getByRole('textbox', { name: /^1枚目の写真の説明/ })
    expect(fireEvent.keyDown(field, { key: 'Enter', ...more })).toBe(isLeft)
    expect(onSend).not.toHaveBeenCalled()
  })
})
