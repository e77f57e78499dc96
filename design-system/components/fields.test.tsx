// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type SubmitEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { CodeField } from './CodeField.tsx'
import { CountField } from './CountField.tsx'
import { DateField, type TypedDate } from './DateField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

/** A form that reads its fields from the DOM on submit. */
function CodeForm({ onSend }: { onSend: (code: FormDataEntryValue | null) => void }) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget).get('code'))
  }
  return (
    <form noValidate onSubmit={send}>
      <CodeField label="認証コード" requirement="必須" name="code" />
      <Button type="submit">送る</Button>
    </form>
  )
}

describe('a text field for digits', () => {
  it('accepts full-width digits and a pasted sentence with a code, and submits ASCII digits', () => {
    const onSend = vi.fn<(code: FormDataEntryValue | null) => void>()
    render(<CodeForm onSend={onSend} />)
    const field = screen.getByLabelText<HTMLInputElement>(/認証コード/)
    type(field, '認証コードは４８２ １０７です')
    expect(field.value).toBe('482107')
    fireEvent.click(screen.getByRole('button', { name: '送る' }))
    expect(onSend).toHaveBeenCalledWith('482107')
  })

  it('keeps its text during an input method composition, and normalises the text afterwards', () => {
    render(<CodeField label="認証コード" requirement={null} />)
    const field = screen.getByLabelText<HTMLInputElement>('認証コード')
    fireEvent.compositionStart(field)
    // Sets the value as a browser does. Setting it through React's own setter would make React ignore the input event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '４８')
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(field.value).toBe('４８')
    fireEvent.compositionEnd(field)
    expect(field.value).toBe('48')
  })

  it('reports year, month and day of a birthday as three separate texts', () => {
    const seen: TypedDate[] = []
    function Birthday() {
      const [date, setDate] = useState<TypedDate>({ year: '', month: '', day: '' })
      const keep = (next: TypedDate) => {
        seen.push(next)
        setDate(next)
      }
      return <DateField label="生年月日" value={date} onValueChange={keep} autoComplete="bday" />
    }
    render(<Birthday />)
    type(screen.getByLabelText('年'), '２００４')
    type(screen.getByLabelText('月'), '2')
    expect(seen.at(-1)).toEqual({ year: '2004', month: '2', day: '' })
    expect(screen.getByLabelText('年').getAttribute('autocomplete')).toBe('bday-year')
  })
})

/** Texts that are not a whole number, or that contain more than one number. */
const badNumbers = ['1.5', '１．５', '1。5', '1.0', '-3', '−3', '+3', '1e3', '0x10', '10冊', '①', '1,00', '3 2', '1/2']

describe('a field for a number (Q431)', () => {
  it('reports, on hydration, a number that the user typed into the server-rendered field before', () => {
    const onChange = vi.fn<(count: number) => void>()
    const field = <CountField id="count" label="灯籠" unit="個" value={0} max={100} onValueChange={onChange} />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(field)
    const [input] = container.getElementsByTagName('input')
    if (input) input.value = '２'
    render(field, { container, hydrate: true })
    expect(onChange.mock.calls).toEqual([[2]])
  })

  it.each(badNumbers)(
    'keeps a text that is not a valid count and shows an error, but reports no count to its form: %s',
    (typed) => {
      const onChange = vi.fn<(count: number) => void>()
      render(<CountField id="count" label="灯籠" unit="個" value={2} max={100} onValueChange={onChange} />)
      const field = screen.getByRole<HTMLInputElement>('spinbutton')
      type(field, typed)
      fireEvent.blur(field)
      expect(onChange).not.toHaveBeenCalled()
      expect(field.value).toBe(typed)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByRole('alert').textContent).toContain('0〜100の整数で入力してください。いまは2個です。')
      type(field, '１５個')
      expect(onChange).toHaveBeenCalledWith(15)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('shows an error for a count below its minimum, and does not report the minimum or any other count instead', () => {
    const onChange = vi.fn<(count: number) => void>()
    render(<CountField id="count" label="応募券" unit="口" value={2} min={1} max={10} onValueChange={onChange} />)
    type(screen.getByRole('spinbutton'), '0')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toContain('1〜10の整数')
  })

  it.each([
    ['1,000', 1000],
    ['１，０００', 1000],
    ['1\u00A0000', 1000],
    ['007', 7],
  ])('reads a count that is written with separators, full-width or leading zeros: %s', (typed, count) => {
    const onChange = vi.fn<(count: number) => void>()
    render(<CountField id="count" label="灯籠" unit="個" value={2} max={5_000} onValueChange={onChange} />)
    type(screen.getByRole('spinbutton'), typed)
    expect(onChange).toHaveBeenCalledWith(count)
  })

  it.each(badNumbers)('reports a part of a date exactly as typed if it is not a number: %s', (typed) => {
    const onChange = vi.fn<(date: TypedDate) => void>()
    render(<DateField label="生年月日" value={{ year: '', month: '', day: '' }} onValueChange={onChange} />)
    type(screen.getByLabelText('月'), typed)
    expect(onChange).toHaveBeenCalledWith({ year: '', month: typed, day: '' })
  })

  it.each(['48.2107', '-482107', '4e82107'])(
    'keeps a typed code exactly as typed if it is not a valid code: %s',
    (typed) => {
      render(<CodeField label="認証コード" requirement={null} />)
      const field = screen.getByLabelText<HTMLInputElement>('認証コード')
      type(field, typed)
      expect(field.value).toBe(typed)
    },
  )
})

describe('a form field', () => {
  it('is described by its support text and its error message, and the error message is announced', () => {
    const field = (error?: string) => (
      <TextField id="nick" label="ニックネーム" requirement="必須" support="20文字まで。" error={error} />
    )
    const { rerender } = render(field())
    const input = screen.getByLabelText(/ニックネーム/)
    expect(input.getAttribute('aria-describedby')).toBe('nick-support')
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(field('あと1文字減らしてください。'))
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-describedby')).toBe('nick-support nick-error')
    expect(screen.getByRole('alert').id).toBe('nick-error')
  })

  it('for a password has a button that shows and hides the password without losing it', () => {
    render(<PasswordField label="パスワード" requirement="必須" autoComplete="current-password" />)
    const field = screen.getByLabelText<HTMLInputElement>(/^パスワード必須/)
    type(field, 'koharu2004')
    fireEvent.click(screen.getByRole('button', { name: 'パスワードを表示する' }))
    expect([field.type, field.value]).toEqual(['text', 'koharu2004'])
    fireEvent.click(screen.getByRole('button', { name: 'パスワードを隠す' }))
    expect(field.type).toBe('password')
  })
})

describe('the error summary', () => {
  it('takes the focus when it appears; its links focus the fields without changing the URL', () => {
    render(
      <>
        <ErrorSummary errors={[{ fieldId: 'nick', label: 'ニックネーム' }]} />
        <TextField id="nick" label="表示名" requirement="必須" />
      </>,
    )
    expect(document.activeElement?.textContent).toContain('入力内容を1か所ご確認ください')
    fireEvent.click(screen.getByRole('link', { name: 'ニックネーム' }))
    expect(document.activeElement?.id).toBe('nick')
    expect(location.hash).toBe('')
  })
})

describe('a button whose action is in flight', () => {
  it('neither calls onClick nor submits the form, but keeps the focus', () => {
    const onClick = vi.fn<() => void>()
    const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button type="submit" isPending pendingLabel="送信しています" onClick={onClick}>
          送る
        </Button>
      </form>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button')
    button.focus()
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})
