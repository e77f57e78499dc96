// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FieldError } from './FieldError.tsx'

afterEach(cleanup)

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
describe('the error message of a field', () => {
  it('is announced to screen readers when it appears, and not when its text changes', () => {
    const { rerender } = render(<FieldError id="e" error="あと2文字です。" />)
    expect(alerts()).toEqual(['あと2文字です。'])
    rerender(<FieldError id="e" error="あと1文字です。" />)
    expect(screen.getByText('あと1文字です。')).toBeTruthy()
    expect(alerts()).toEqual([])
    rerender(<FieldError id="e" error={undefined} />)
    rerender(<FieldError id="e" error="あと2文字です。" />)
    expect(alerts()).toEqual(['あと2文字です。'])
  })
})
