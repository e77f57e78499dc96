// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Form } from './Form.tsx'
import type { FormFields, ServerErrors } from './useForm.ts'

interface Values {
  name: string
  mail: string
  kind: string
  agreed: boolean
  born: { year: string }
}

const onSubmit = vi.fn<(values: Values) => void>()
const onTyped = vi.fn<(values: Values) => void>()
const initial: Values = { name: 'ひ', mail: 'a@example.jp', kind: '', agreed: false, born: { year: '2000' } }
const fields: FormFields<Values> = {
  name: { id: 'name', label: '名前', problem: (typed) => (typed ? undefined : '名前がありません。') },
  mail: {
    id: 'mail',
    label: 'メール',
    problem: (typed, { name }) => (typed === name ? '名前と同じです。' : undefined),
  },
  kind: { id: 'kind', label: '種類' },
  agreed: { id: 'agreed', label: '同意' },
  born: { id: 'born', label: '生まれ', problem: ({ year }) => (year ? undefined : '年がありません。') },
}

const form = (refused?: ServerErrors<Values>, focusesField?: boolean) => (
  <Form
    label="登録"
    fields={fields}
    initial={initial}
    onSubmit={onSubmit}
    onValuesChange={onTyped}
    refused={refused}
    shouldFocusField={focusesField}
    foot={<button type="submit">送信</button>}
  >
    {({ field, setValue }) => (
      <>
        <Input {...field('name')} />
        <Input {...field('mail')} />
        <input type="radio" name="kind" value="1" aria-label="種類" />
        <input type="checkbox" name="agreed" aria-label="同意" />
        <input name="born-year" aria-label="年" onChange={({ target }) => setValue('born', { year: target.value })} />
        <p>{field('born').error}</p>
      </>
    )}
  </Form>
)

function Input({ label, error, ...input }: { label: string; error?: string | undefined; name: string }) {
  return (
    <>
      <input aria-label={label} {...input} />
      <p>{error}</p>
    </>
  )
}

const at = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(at(label), { target: { value } })
const send = () => fireEvent.submit(screen.getByRole('form'))
const focused = () => at('名前').ownerDocument.activeElement
const showsText = (text: string) => screen.queryByText(text) !== null

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('a form', () => {
  it('submits the values of its fields, and reports each change of a value', () => {
    render(form())
    expect(at('名前').value).toBe('ひ')
    type('名前', 'ひかり')
    fireEvent.click(at('種類'))
    fireEvent.click(at('同意'))
    type('年', '2004')
    const typed = { name: 'ひかり', mail: 'a@example.jp', kind: '1', agreed: true, born: { year: '2004' } }
    expect(onTyped).toHaveBeenLastCalledWith(typed)
    send()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(typed)
  })

  it('leaves a choice without a default unselected, even if there is only one option', () => {
    render(form())
    send()
    expect(onSubmit).toHaveBeenCalledWith(initial)
  })

  it('shows no error before the first submit, then all errors, and checks a field again when its value changes', () => {
    render(form())
    type('名前', '')
    expect(showsText('名前がありません。')).toBe(false)
    send()
    expect(showsText('名前がありません。')).toBe(true)
    expect(focused()?.textContent).toContain('入力内容を1か所ご確認ください')
    expect(onSubmit).not.toHaveBeenCalled()
    type('名前', 'そら')
    expect(showsText('名前がありません。')).toBe(false)
    type('年', '')
    type('年', '2')
    type('年', '')
    expect(showsText('年がありません。')).toBe(true)
    type('年', '2004')
    expect(showsText('年がありません。')).toBe(false)
    send()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('does not mark a valid field that the user has not touched as wrong, and clears an error that depended on another field', () => {
    render(form())
    type('名前', '')
    send()
    type('名前', 'a@example.jp')
    expect(showsText('名前と同じです。')).toBe(false)
    send()
    expect(showsText('名前と同じです。')).toBe(true)
    type('名前', 'ひかり')
    expect(showsText('名前と同じです。')).toBe(false)
  })

  it('moves the focus to its error summary on each submit', () => {
    render(form())
    type('名前', '')
    send()
    at('名前').focus()
    send()
    expect(focused()?.textContent).toContain('ご確認ください')
  })

  it('moves the focus on submit to the first wrong field if it has no summary', () => {
    render(form(undefined, true))
    type('名前', '')
    send()
    expect(focused()).toBe(at('名前'))
    expect(showsText('入力内容を1か所ご確認ください')).toBe(false)
  })
})

describe('an error that the server reports for a form', () => {
  const taken = { mail: '使われています。', name: '長すぎます。', form: '混みあっています。' }

  it('stays at its field until the field changes, and does not come back on the next render', () => {
    const { rerender } = render(form())
    rerender(form(taken))
    expect(['使われています。', '長すぎます。', '混みあっています。'].filter(showsText)).toHaveLength(3)
    type('メール', 'b@example.jp')
    rerender(form({ ...taken }))
    expect([showsText('使われています。'), showsText('長すぎます。')]).toEqual([false, true])
  })

  it('is cleared on the next submit, and is shown again when the server reports the error again', () => {
    const { rerender } = render(form(taken))
    send()
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(showsText('使われています。')).toBe(false)
    rerender(form({}))
    rerender(form(taken))
    expect(showsText('使われています。')).toBe(true)
  })
})
