import { expect, it } from 'vitest'
import { storeOf } from './storeOf.ts'

it('returns the app store of the device (W011)', () => {
  expect(storeOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('appStore')
  expect(storeOf('Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe('googlePlay')
  expect(storeOf('Mozilla/5.0 (X11; Linux x86_64)')).toBeUndefined()
})
