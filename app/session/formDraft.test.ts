import { afterEach, describe, expect, it } from 'vitest'
import { formDraft } from './formDraft.ts'
import { runReset } from './reset.ts'

const empty = { city: '', street: '' }

afterEach(() => sessionStorage.clear())

describe('what was typed into a form', () => {
  it('is there again after a reload, and gone when it was saved', () => {
    formDraft('test', empty).store({ city: '横浜市', street: '山下町' })
    const afterReload = formDraft('test', empty)
    expect(afterReload.read()).toEqual({ city: '横浜市', street: '山下町' })
    afterReload.clear()
    expect(afterReload.read()).toBeUndefined()
  })

  it('begins with empty fields where an older build kept fewer, and with nothing where it is unreadable', () => {
    sessionStorage.setItem('tsudoi.test-draft', '{"city":"横浜市"}')
    expect(formDraft('test', empty).read()).toEqual({ city: '横浜市', street: '' })
    sessionStorage.setItem('tsudoi.test-draft', '{"city":')
    expect(formDraft('test', empty).read()).toBeUndefined()
  })

  it('is kept field by field', () => {
    const draft = formDraft('test', empty)
    draft.store({ city: '横浜市' })
    draft.store({ street: '山下町' })
    expect(draft.read()).toEqual({ city: '横浜市', street: '山下町' })
    draft.clear()
  })

  it('ends with the session, even if its area was not opened since the reload (S035)', () => {
    sessionStorage.setItem('tsudoi.never-opened-draft', '{}')
    sessionStorage.setItem('elsewhere', 'kept')
    runReset()
    expect(Object.keys(sessionStorage)).toEqual(['elsewhere'])
  })
})
