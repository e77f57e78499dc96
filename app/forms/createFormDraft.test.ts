import { afterEach, describe, expect, it, vi } from 'vitest'
import { serialDraft } from '../areas/serial/serialDraft.ts'
import { readerNamesDraft } from '../areas/story/readerNamesDraft.ts'
import { formDrafts } from './formDrafts.ts'
import { createFormDraft } from './createFormDraft.ts'
import { resetSessionData } from '../session/resetSessionData.ts'

const empty = { city: '', street: '' }

afterEach(() => sessionStorage.clear())

describe('the draft of a form', () => {
  it('is restored after a reload, and deleted once the form was saved', () => {
    createFormDraft('test', empty).store({ city: '横浜市', street: '山下町' })
    const afterReload = createFormDraft('test', empty)
    expect(afterReload.read()).toEqual({ city: '横浜市', street: '山下町' })
    afterReload.clear()
    expect(afterReload.read()).toBeUndefined()
  })

  it('has empty fields for those that an older build’s draft does not have, and is empty if that draft is unreadable', () => {
    sessionStorage.setItem('tsudoi.test-draft', '{"city":"横浜市"}')
    expect(createFormDraft('test', empty).read()).toEqual({ city: '横浜市', street: '' })
    sessionStorage.setItem('tsudoi.test-draft', '{"city":')
    expect(createFormDraft('test', empty).read()).toBeUndefined()
  })

  it('is stored field by field, so that storing one field keeps the others', () => {
    const draft = createFormDraft('test', empty)
    draft.store({ city: '横浜市' })
    draft.store({ street: '山下町' })
    expect(draft.read()).toEqual({ city: '横浜市', street: '山下町' })
    draft.clear()
  })

  it('is deleted when the user leaves only blanks, so that the draft does not prevent a reload of the page', () => {
    const draft = createFormDraft('test', { ...empty, born: { year: '' }, wasRead: false })
    for (const values of [{ city: '' }, { city: ' 　' }, { born: { year: ' ' } }, { wasRead: false }]) {
      draft.store({ city: '横浜市' })
      expect(formDrafts.areWaiting()).toBe(true)
      draft.store({ city: '' })
      draft.store(values)
      expect([draft.read(), formDrafts.areWaiting(), sessionStorage.length]).toEqual([undefined, false, 0])
    }
    for (const values of [{ city: '横浜市' }, { born: { year: '1998' } }, { wasRead: true }]) {
      draft.store(values)
      expect(formDrafts.areWaiting()).toBe(true)
      draft.clear()
    }
  })

  it.each(['serial', 'login', 'address', 'talk-info.todai-1'])(
    'does not count as unsaved if an earlier build has stored only blanks in it: %s',
    (name) => {
      sessionStorage.setItem(`tsudoi.${name}-draft`, '{"codes":"","email":" ","hasTypedPassword":false}')
      expect(formDrafts.areWaiting()).toBe(false)
    },
  )

  it('has the initial value for a stored field of another type, and has no unknown fields', () => {
    const draft = createFormDraft('test', { ...empty, born: { year: '' }, wasRead: false })
    sessionStorage.setItem('tsudoi.test-draft', '{"city":1,"street":"山下町","born":"1998","wasRead":"x","old":1}')
    expect(draft.read()).toEqual({ city: '', street: '山下町', born: { year: '' }, wasRead: false })
    for (const text of ['null', '1', '"x"', '[]', '[null]', '{"born":null}']) {
      sessionStorage.setItem('tsudoi.test-draft', text)
      expect([undefined, '']).toContain(draft.read()?.city)
    }
  })

  it('counts as surviving a reload only if the browser has room to store it', () => {
    createFormDraft('test', empty).store({ city: '横浜市' })
    expect(formDrafts.outliveReload()).toBe(true)
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    })
    createFormDraft('test', empty).store({ city: '川崎市' })
    expect([formDrafts.areWaiting(), formDrafts.outliveReload()]).toEqual([true, false])
    createFormDraft('test', empty).clear()
    vi.unstubAllGlobals()
  })

  it('is deleted when the session ends, even if the user has not opened its form since the reload (S035)', () => {
    sessionStorage.setItem('tsudoi.never-opened-draft', '{}')
    sessionStorage.setItem('elsewhere', 'kept')
    resetSessionData()
    expect(Object.keys(sessionStorage)).toEqual(['elsewhere'])
  })

  it.each([
    ['names for a story', (typed: string) => readerNamesDraft.store('ip-1', { lastName: typed, firstName: '' })],
    ['serial codes', (typed: string) => serialDraft.store({ codes: typed })],
  ])(
    'of %s is not stored while the user has typed nothing, although the page knows for which item the form is open',
    (_, store) => {
      store('ひかり')
      expect(formDrafts.areWaiting()).toBe(true)
      store(' ')
      expect([formDrafts.areWaiting(), sessionStorage.length]).toEqual([false, 0])
    },
  )
})
