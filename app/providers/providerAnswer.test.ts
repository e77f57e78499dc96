import { afterEach, describe, expect, it } from 'vitest'
import { visit } from '../testing/testVisit.ts'
import { takeAnswer } from './providerAnswer.ts'

const at = (query: string) => visit(`https://tsudoi.example/oauth/return${query}`)

afterEach(() => delete window.tsudoiReturn)

describe('the answer of a provider', () => {
  it('is what the early script removed from the address, and can be read once', () => {
    at('')
    window.tsudoiReturn = '?code=c0de&state=b1f4'
    expect(takeAnswer()).toEqual({ code: 'c0de', state: 'b1f4', error: '' })
    expect(takeAnswer()).toBeUndefined()
  })

  it('is removed from the address here if the early script did not run', () => {
    at('?code=c0de&state=b1f4')
    expect(takeAnswer()).toMatchObject({ code: 'c0de' })
    expect(location.href).toBe('https://tsudoi.example/oauth/return')
  })

  it('is undefined after a reload', () => {
    at('')
    expect(takeAnswer()).toBeUndefined()
    window.tsudoiReturn = '?utm_source=mail'
    expect(takeAnswer()).toBeUndefined()
  })

  it('ignores a parameter that occurs twice', () => {
    at('?code=mine&code=theirs&state=b1f4')
    expect(takeAnswer()).toEqual({ code: '', state: 'b1f4', error: '' })
  })
})
