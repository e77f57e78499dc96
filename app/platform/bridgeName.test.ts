import { afterEach, expect, it } from 'vitest'
import { bridgeName } from './bridgeName.ts'

afterEach(() => sessionStorage.clear())

it('the name of the webview’s bridge is read from the first address and stored for the tab', () => {
  history.replaceState(null, '', '/home?device=unity')
  expect(bridgeName()).toBeUndefined()
  history.replaceState(null, '', '/home?device=unity&bridge=uniwebview')
  expect(bridgeName()).toBe('uniwebview')
  history.replaceState(null, '', '/login')
  expect(bridgeName()).toBe('uniwebview')
})
