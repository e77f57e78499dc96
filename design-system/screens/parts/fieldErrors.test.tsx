// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TextField } from '../../components/TextField.tsx'
import { Form } from './Form.tsx'

afterEach(cleanup)

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const submit = () => fireEvent.submit(screen.getByRole('form'))
const type = (value: string) => fireEvent.change(screen.getByLabelText(/名前/), { target: { value } })

const problem = (name: string) => (name.length < 3 ? `あと${3 - name.length}文字です。` : undefined)
const nameForm = (focusesField: boolean) => (
  <Form
    label="登録"
    fields={{ name: { id: 'name', label: '名前', problem } }}
    initial={{ name: '' }}
    onSubmit={() => {}}
    shouldFocusField={focusesField}
    foot={<button type="submit">送信</button>}
  >
    {({ field }) => <TextField {...field('name')} requirement="必須" />}
  </Form>
)

describe('the errors of a form’s fields', () => {
  it('are announced to screen readers once per submit in a form without an error summary', () => {
    render(nameForm(true))
    submit()
    const first = screen.getByRole('alert')
    type('あ')
    expect([alerts(), screen.getByText('あと2文字です。').id]).toEqual([[], 'name-error'])
    submit()
    expect(alerts()).toEqual(['あと2文字です。'])
    expect(screen.getByRole('alert')).not.toBe(first)
  })

  it('are not announced to screen readers in a form with an error summary, which takes the focus', () => {
    render(nameForm(false))
    submit()
    expect(alerts()).toEqual([])
    const input = screen.getByLabelText(/名前/)
    expect(input.ownerDocument.activeElement?.textContent).toContain('入力内容を1か所ご確認ください')
    expect(input.getAttribute('aria-describedby')).toContain('name-error')
  })
})
