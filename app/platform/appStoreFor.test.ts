import { expect, it } from 'vitest'
import { appStoreFor } from './appStoreFor.ts'

it('appStoreFor() returns the app store that belongs to the device’s system (W011)', () => {
  expect(appStoreFor('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('appStore')
  expect(appStoreFor('Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe('googlePlay')
  expect(appStoreFor('Mozilla/5.0 (X11; Linux x86_64)')).toBeUndefined()
})
