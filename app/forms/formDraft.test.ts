import { afterEach, describe, expect, it, vi } from 'vitest'
import { serialDraft } from '../areas/serial/serialDraft.ts'
import { namesDraft } from '../areas/story/namesDraft.ts'
import { reportDraft } from '../posts/internal/reportDraft.ts'
import { drafts } from './drafts.ts'
import { formDraft } from './formDraft.ts'
import { runReset } from '../session/runReset.ts'

const empty = { city: '', street: '' }

afterEach(() => sessionStorage.clear())

describe('the draft of a form', () => {
  it('is restored after a reload, and deleted once it was saved', () => {
    formDraft('test', empty).store({ city: '横浜市', street: '山下町' })
    const afterReload = formDraft('test', empty)
    expect(afterReload.read()).toEqual({ city: '横浜市', street: '山下町' })
    afterReload.clear()
    expect(afterReload.read()).toBeUndefined()
  })

  it('has empty fields for those missing in an older build’s draft, and is empty if it is unreadable', () => {
    sessionStorage.setItem('tsudoi.test-draft', '{"city":"横浜市"}')
    expect(formDraft('test', empty).read()).toEqual({ city: '横浜市', street: '' })
    sessionStorage.setItem('tsudoi.test-draft', '{"city":')
    expect(formDraft('test', empty).read()).toBeUndefined()
  })

  it('is stored field by field', () => {
    const draft = formDraft('test', empty)
    draft.store({ city: '横浜市' })
    draft.store({ street: '山下町' })
    expect(draft.read()).toEqual({ city: '横浜市', street: '山下町' })
    draft.clear()
  })

  it('is deleted when only blanks are left, so that it does not prevent the page from reloading', () => {
    const draft = formDraft('test', { ...empty, born: { year: '' }, wasRead: false })
    for (const values of [{ city: '' }, { city: ' 　' }, { born: { year: ' ' } }, { wasRead: false }]) {
      draft.store({ city: '横浜市' })
      expect(drafts.areWaiting()).toBe(true)
      draft.store({ city: '' })
      draft.store(values)
      expect([draft.read(), drafts.areWaiting(), sessionStorage.length]).toEqual([undefined, false, 0])
    }
    for (const values of [{ city: '横浜市' }, { born: { year: '1998' } }, { wasRead: true }]) {
      draft.store(values)
      expect(drafts.areWaiting()).toBe(true)
      draft.clear()
    }
  })

  it.each(['serial', 'login', 'address', 'talk-info.todai-1'])(
    'does not count as unsaved where an earlier build has stored only blanks: %s',
    (name) => {
      sessionStorage.setItem(`tsudoi.${name}-draft`, '{"codes":"","email":" ","hasTypedPassword":false}')
      expect(drafts.areWaiting()).toBe(false)
    },
  )

  it('uses the initial value for a field of another type, and drops unknown fields', () => {
    const draft = formDraft('test', { ...empty, born: { year: '' }, wasRead: false })
    sessionStorage.setItem('tsudoi.test-draft', '{"city":1,"street":"山下町","born":"1998","wasRead":"x","old":1}')
    expect(draft.read()).toEqual({ city: '', street: '山下町', born: { year: '' }, wasRead: false })
    for (const text of ['null', '1', '"x"', '[]', '[null]', '{"born":null}']) {
      sessionStorage.setItem('tsudoi.test-draft', text)
      expect([undefined, '']).toContain(draft.read()?.city)
    }
  })

  it('survives a reload only where the browser has room for it', () => {
    formDraft('test', empty).store({ city: '横浜市' })
    expect(drafts.outliveReload()).toBe(true)
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    })
    formDraft('test', empty).store({ city: '川崎市' })
    expect([drafts.areWaiting(), drafts.outliveReload()]).toEqual([true, false])
    formDraft('test', empty).clear()
    vi.unstubAllGlobals()
  })

  it('is deleted when the session ends, even if its form was not opened since the reload (S035)', () => {
    sessionStorage.setItem('tsudoi.never-opened-draft', '{}')
    sessionStorage.setItem('elsewhere', 'kept')
    runReset()
    expect(Object.keys(sessionStorage)).toEqual(['elsewhere'])
  })

  it.each([
    ['a report', (typed: string) => reportDraft.store('acc-sora', { reasonId: '', comment: typed })],
    ['names for a story', (typed: string) => namesDraft.store('ip-1', { lastName: typed, firstName: '' })],
    ['serial codes', (typed: string) => serialDraft.store({ codes: typed })],
  ])('of %s does not exist where only its subject is known', (_, store) => {
    store('ひかり')
    expect(drafts.areWaiting()).toBe(true)
    store(' ')
    expect([drafts.areWaiting(), sessionStorage.length]).toEqual([false, 0])
  })
})
