import { afterEach, describe, expect, it } from 'vitest'
import { visit } from '../session/testVisit.ts'
import { takeAnswer } from './providerAnswer.ts'

const at = (query: string) => visit(`https://tsudoi.example/oauth/return${query}`)

afterEach(() => delete window.tsudoiReturn)

describe('the answer of a provider', () => {
  it('is what the page’s head took out of the address, once', () => {
    at('')
    window.tsudoiReturn = '?code=c0de&state=b1f4'
    expect(takeAnswer()).toEqual({ code: 'c0de', state: 'b1f4', error: '' })
    expect(takeAnswer()).toBeUndefined()
  })

  it('leaves the address here where the head did not run', () => {
    at('?code=c0de&state=b1f4')
    expect(takeAnswer()).toMatchObject({ code: 'c0de' })
    expect(location.href).toBe('https://tsudoi.example/oauth/return')
  })

  it('is none after a reload', () => {
    at('')
    expect(takeAnswer()).toBeUndefined()
    window.tsudoiReturn = '?utm_source=mail'
    expect(takeAnswer()).toBeUndefined()
  })

  it('takes no parameter that came twice', () => {
    at('?code=mine&code=theirs&state=b1f4')
    expect(takeAnswer()).toEqual({ code: '', state: 'b1f4', error: '' })
  })
})
