import { afterEach, describe, expect, it, vi } from 'vitest'
import { tabStore } from '../storage/textStore.ts'
import { device } from './device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
const at = (address: string) => history.replaceState(null, '', address)

describe('the device', () => {
  it.each(['/home', '/home?device=', '/home?device=ios', '/home?device=UNITY', '/home?x=device%3Dunity'])(
    'is the web by default, as at %s (S095)',
    (address) => {
      at(address)
      expect(device()).toBe('web')
    },
  )

  it('is unity if the address says so, also for later pages of the tab (S002)', () => {
    at('/home?device=unity')
    expect(device()).toBe('unity')
    at('/channel?device=web')
    expect(device()).toBe('unity')
  })

  it('is remembered as long as the page if storage is disabled', () => {
    vi.stubGlobal('sessionStorage', undefined)
    at('/home?device=unity')
    expect(device()).toBe('unity')
    at('/home')
    expect(device()).toBe('unity')
    tabStore.remove('tsudoi.device-type')
    expect(device()).toBe('web')
  })
})
