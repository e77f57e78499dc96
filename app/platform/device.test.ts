import { afterEach, describe, expect, it, vi } from 'vitest'
import { tabStore } from '../storage/textStore.ts'
import { device } from './device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
const at = (address: string) => history.replaceState(null, '', address)

describe('the type of the device (web, or unity for the host app)', () => {
  it.each(['/home', '/home?device=', '/home?device=ios', '/home?device=UNITY', '/home?x=device%3Dunity'])(
    'is `web` by default, as at the address %s (S095)',
    (address) => {
      at(address)
      expect(device()).toBe('web')
    },
  )

  it('is `unity` if the first address says so, also on later pages of the tab (S002)', () => {
    at('/home?device=unity')
    expect(device()).toBe('unity')
    at('/channel?device=web')
    expect(device()).toBe('unity')
  })

  it('stays `unity` as long as the page if the browser’s storage is disabled', () => {
    vi.stubGlobal('sessionStorage', undefined)
    at('/home?device=unity')
    expect(device()).toBe('unity')
    at('/home')
    expect(device()).toBe('unity')
    tabStore.remove('tsudoi.device-type')
    expect(device()).toBe('web')
  })
})
