import { expect, it, vi } from 'vitest'
import { onSessionReset } from './onSessionReset.ts'
import { resetSessionData } from './resetSessionData.ts'

it('resetSessionData() deletes what the tab stored for the session, even by modules that are not loaded, and keeps the device’s values (S035)', () => {
  const clean = vi.fn<() => void>()
  onSessionReset(clean)
  for (const key of ['tsudoi.address-draft', 'tsudoi.draw-result', 'tsudoi.draw.g.10', 'tsudoi.device-type', 'other'])
    sessionStorage.setItem(key, 'x')
  resetSessionData()
  expect(clean).toHaveBeenCalledOnce()
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['other', 'tsudoi.device-type'])
})
