import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hideInstallBanner } from '../session/bannerCookies.ts'
import { SmartBannerContainer } from './SmartBannerContainer.tsx'

const phone = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)')
const link = () => screen.queryByRole('link')

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
  for (const reason of ['closed', 'installed'])
    document.cookie = `smart-banner-${reason}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
})

describe('the app-install banner (W011, S008)', () => {
  it('is shown on a phone until the user closes it (S063)', () => {
    phone()
    render(<SmartBannerContainer />)
    expect(link()).not.toBeNull()
    screen.getByRole('button').click()
    cleanup()
    render(<SmartBannerContainer />)
    expect(link()).toBeNull()
  })

  it.each<[string, () => void]>([
    ['on a computer', () => {}],
    ['in the embedded device (S002)', () => (phone(), sessionStorage.setItem('tsudoi.device-type', 'unity'))],
    ['while the installed cookie is set (S063)', () => (phone(), hideInstallBanner('installed'))],
  ])('is not shown %s', (_where, given) => {
    given()
    render(<SmartBannerContainer />)
    expect(link()).toBeNull()
  })
})
