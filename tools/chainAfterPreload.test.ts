import { describe, expect, it } from 'vitest'
import { chainAfterPreload } from './chainAfterPreload.ts'

describe('a chunk of the built app that imports a module by import()', () => {
  it.each([
    [
      "lazy(() => preload(() => import('./a.js').then((file) => file.A), __VITE_PRELOAD__))",
      "lazy(() => preload(() => import('./a.js'), __VITE_PRELOAD__).then((file) => file.A))",
    ],
    [
      "preload(() => import('./a.js').then((a) => a.run(')')).catch(() => {}), __VITE_PRELOAD__)",
      "preload(() => import('./a.js'), __VITE_PRELOAD__).then((a) => a.run(')')).catch(() => {})",
    ],
    [
      "preload(() => import('./a.js').then((a) => preload(() => import('./b.js').then(a.read), __VITE_PRELOAD__)), __VITE_PRELOAD__)",
      "preload(() => import('./a.js'), __VITE_PRELOAD__).then((a) => preload(() => import('./b.js'), __VITE_PRELOAD__).then(a.read))",
    ],
  ])('runs what follows the import() after the retries: %s', (code, expected) => {
    expect(chainAfterPreload(code)).toBe(expected)
  })

  it.each([
    "preload(() => import('./a.js'), __VITE_PRELOAD__).then((file) => file.A)",
    "(await preload(async () => { const { A } = await import('./a.js'); return { A } }, __VITE_PRELOAD__)).A",
    "load(() => import('./a.js').then((file) => file.A))",
  ])('is not changed where nothing follows inside the preload: %s', (code) => {
    expect(chainAfterPreload(code)).toBe(code)
  })
})
