import { afterEach, describe, expect, it, vi } from 'vitest'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { reserveDeviceTimes } from './reserveDeviceTimes.ts'

/** Opens a page on a device whose clock is `minutes` behind UTC. Returns the number of style sheets that it adds. */
function open(path: string, minutes: number): number {
  setTestUrl(`http://127.0.0.1${path}`)
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
  const before = document.adoptedStyleSheets.length
  reserveDeviceTimes()
  return document.adoptedStyleSheets.length - before
}
const reservesNote = () => document.documentElement.hasAttribute('data-reserves-note')

afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('data-reserves-note')
})

describe('the space for times in the device’s own time zone (Q407)', () => {
  it.each([480, 0, -330, -345, -840])(
    'is reserved in the layout if the device’s clock is %d minutes behind UTC',
    (minutes) => {
      expect([open('/event/todai-harbour', minutes), reservesNote()]).toEqual([1, true])
    },
  )

  it('is not reserved in the layout if the device’s clock agrees with Japan’s', () => {
    expect([open('/event/todai-harbour', -540), reservesNote()]).toEqual([0, false])
  })

  it.each(['/login/mail', '/post/ip/todai/post-1', '/profile/edit', '/account/faq'])(
    'is not reserved for the note about time zones on %s, which shows no times',
    (path) => {
      open(path, 480)
      expect(reservesNote()).toBe(false)
    },
  )
})
