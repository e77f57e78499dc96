import { afterEach, describe, expect, it } from 'vitest'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { takeProviderAnswer } from './providerAnswer.ts'

const at = (query: string) => setTestUrl(`https://tsudoi.example/oauth/return${query}`)

afterEach(() => delete window.tsudoiReturn)

describe('the answer of a provider', () => {
  it('is in the part of the address that the early script removed, and can be read once', () => {
    at('')
    window.tsudoiReturn = '?code=c0de&state=b1f4'
    expect(takeProviderAnswer()).toEqual({ code: 'c0de', state: 'b1f4', error: '' })
    expect(takeProviderAnswer()).toBeUndefined()
  })

  it('is removed from the address when it is read, if the early script did not run', () => {
    at('?code=c0de&state=b1f4')
    expect(takeProviderAnswer()).toMatchObject({ code: 'c0de' })
    expect(location.href).toBe('https://tsudoi.example/oauth/return')
  })

  it('is undefined after a reload', () => {
    at('')
    expect(takeProviderAnswer()).toBeUndefined()
    window.tsudoiReturn = '?utm_source=mail'
    expect(takeProviderAnswer()).toBeUndefined()
  })

  it('ignores a parameter that occurs twice', () => {
    at('?code=mine&code=theirs&state=b1f4')
    expect(takeProviderAnswer()).toEqual({ code: '', state: 'b1f4', error: '' })
  })
})
