// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AlertDialog } from './AlertDialog.tsx'
import { DialogSurface } from './DialogSurface.tsx'

afterEach(cleanup)

const onClose = vi.fn<() => void>()
const field = <input aria-label="名前" />
const dialogs = {
  DialogSurface: (
    <DialogSurface open title="名前を変える" onOpenChange={onClose} className="inset-0">
      {field}
    </DialogSurface>
  ),
  AlertDialog: (
    <AlertDialog open title="名前を変えますか" confirm={{ label: '変える', onPress: onClose }}>
      {field}
    </AlertDialog>
  ),
}

describe.each(Object.entries(dialogs))('Escape in a field of %s', (_name, dialog) => {
  const escape = (part: object = {}) => fireEvent.keyDown(screen.getByLabelText('名前'), { key: 'Escape', ...part })

  it('does not close the dialog if it belongs to an input method composition, even if the browser reports it after the composition’s end', () => {
    onClose.mockClear()
    render(dialog)
    escape({ isComposing: true })
    escape({ keyCode: 229 })
    fireEvent.compositionEnd(screen.getByLabelText('名前'))
    escape()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes the dialog if no input method composition is in progress', () => {
    onClose.mockClear()
    render(dialog)
    const later = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    Object.defineProperty(later, 'timeStamp', { value: performance.now() + 1_000 })
    fireEvent(screen.getByLabelText('名前'), later)
    expect(onClose).toHaveBeenCalled()
  })
})
