import { afterEach, describe, expect, it } from 'vitest'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { takeProviderAnswer } from './providerAnswer.ts'

const at = (query: string) => setTestUrl(`https://tsudoi.example/oauth/return${query}`)

afterEach(() => delete window.tsudoiReturn)

describe('the answer of a login provider', () => {
  it('is read once from the part of the URL that the early script has removed', () => {
    at('')
    window.tsudoiReturn = '?code=c0de&state=b1f4'
    expect(takeProviderAnswer()).toEqual({ code: 'c0de', state: 'b1f4', error: '' })
    expect(takeProviderAnswer()).toBeUndefined()
  })

  it('is removed from the URL when it is read, if the early script did not run', () => {
    at('?code=c0de&state=b1f4')
    expect(takeProviderAnswer()).toMatchObject({ code: 'c0de' })
    expect(location.href).toBe('https://tsudoi.example/oauth/return')
  })

  it('is undefined after the page was reloaded', () => {
    at('')
    expect(takeProviderAnswer()).toBeUndefined()
    window.tsudoiReturn = '?utm_source=mail'
    expect(takeProviderAnswer()).toBeUndefined()
  })

  it('is read without a parameter that occurs twice', () => {
    at('?code=mine&code=theirs&state=b1f4')
    expect(takeProviderAnswer()).toEqual({ code: '', state: 'b1f4', error: '' })
  })
})
