// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LateContext } from '../../late.ts'
import { LateForm } from './LateForm.tsx'

const onSubmit = vi.fn<(values: { name: string; agreed: boolean; born: string }) => void>()
const onMissing = vi.fn<() => void>()

const form = (
  <LateForm label="登録" initial={{ name: 'ひ', agreed: false, born: '2000' }} onSubmit={onSubmit}>
    {({ register, onHeld, errors, isWaiting }) => (
      <>
        <input aria-label="名前" {...register('name', (name) => (name ? undefined : '名前がありません。'))} />
        <input aria-label="同意" type="checkbox" {...register('agreed')} />
        <button type="button" onClick={() => onHeld('born', '2004')}>
          生まれ年
        </button>
        <p>{errors.name?.message}</p>
        <button type="submit">{isWaiting ? '送信しています' : '送信'}</button>
      </>
    )}
  </LateForm>
)
const name = () => screen.getByLabelText<HTMLInputElement>('名前')
const submit = () => fireEvent.submit(screen.getByRole('form'))

/** With files that come, or fail, when the test says so. */
function draw(files: ReactNode) {
  let settle = (_comes: boolean) => {}
  const answer = new Promise<boolean>((resolve) => (settle = resolve))
  const fetch = async <File,>(load: () => Promise<File>) => {
    if (!(await answer)) throw new Error('gone')
    return load()
  }
  render(<LateContext value={{ fetch, onMissing }}>{files}</LateContext>)
  return settle
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

// In this order: once the library is here, it stays.
describe('a form before its library is here', () => {
  it('stops waiting when it cannot be had, and says so', async () => {
    const settle = draw(form)
    fireEvent.change(name(), { target: { value: 'ひかり' } })
    submit()
    expect(screen.getByText('送信しています')).toBeTruthy()
    await act(async () => settle(false))
    expect(onMissing).toHaveBeenCalled()
    expect(screen.getByText('送信')).toBeTruthy()
    expect(name().value).toBe('ひかり')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('keeps what is typed, and sends it once when it comes, however often it was pressed', async () => {
    const settle = draw(form)
    const field = name()
    expect(field.value).toBe('ひ')
    fireEvent.change(field, { target: { value: 'ひかり' } })
    fireEvent.click(screen.getByLabelText('同意'))
    fireEvent.click(screen.getByText('生まれ年'))
    submit()
    submit()
    expect(onSubmit).not.toHaveBeenCalled()
    settle(true)
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'ひかり', agreed: true, born: '2004' }),
    )
    // The same field: neither focus nor a half-written word gets lost.
    expect(name()).toBe(field)
    fireEvent.change(field, { target: { value: '' } })
    submit()
    expect(await screen.findByText('名前がありません。')).toBeTruthy()
    expect(onSubmit).toHaveBeenCalledOnce()
    fireEvent.change(field, { target: { value: 'そら' } })
    await waitFor(() => expect(screen.queryByText('名前がありません。')).toBeNull())
  })
})
