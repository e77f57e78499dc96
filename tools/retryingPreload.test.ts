// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { preload, createRetryingPreload } from './retryingPreload.ts'

afterEach(() => vi.restoreAllMocks())

describe('the built app’s import() of a file that failed to load', () => {
  const address = 'https://tsudoi.example/assets/PackConfirmation-DoEIVqX.js'
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${address}`)
  const module = { PackConfirmation: 'loaded' }
  // Fails each time, because a browser caches the first failure for this URL.
  const load = () => Promise.reject(failure)

  it('rejects the first call, and requests the file with a new URL fragment on each further call', async () => {
    const importModule = vi.fn<(at: string) => Promise<unknown>>().mockRejectedValueOnce(failure)
    importModule.mockResolvedValue(module)
    const preload = createRetryingPreload(importModule)
    await expect(preload(load)).rejects.toBe(failure)
    expect(importModule).not.toHaveBeenCalled()
    await expect(preload(load)).rejects.toBe(failure)
    await expect(preload(load)).resolves.toBe(module)
    expect(importModule.mock.calls).toEqual([[`${address}#1`], [`${address}#2`]])
  })

  it('returns one module to all callers once the file is available', async () => {
    const importModule = vi.fn<(at: string) => Promise<unknown>>().mockResolvedValue(module)
    const preload = createRetryingPreload(importModule)
    await expect(preload(load)).rejects.toBe(failure)
    await expect(Promise.all([preload(load), preload(load)])).resolves.toEqual([module, module])
    await expect(preload(load)).resolves.toBe(module)
    expect(importModule).toHaveBeenCalledOnce()
  })

  it('rejects with the original error, and requests no file, if the module throws an error while it runs', async () => {
    const importModule = vi.fn<(at: string) => Promise<unknown>>()
    const preload = createRetryingPreload(importModule)
    const broken = new Error('broken')
    for (let call = 0; call < 2; call += 1) await expect(preload(() => Promise.reject(broken))).rejects.toBe(broken)
    expect(importModule).not.toHaveBeenCalled()
  })
})

describe('the built app’s import() of a module with a stylesheet', () => {
  /** Records the stylesheet links that are added to the page. The test ends their loading with `settle`. */
  function watchLinks() {
    const links: HTMLLinkElement[] = []
    vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement))
    const settle = (how: 'load' | 'error') => links.at(-1)?.dispatchEvent(new Event(how))
    return { links, settle }
  }
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue('module')

  it('loads the module after its stylesheet, and requests a failed stylesheet a second time on the next call', async () => {
    const { links, settle } = watchLinks()
    const first = preload(load, ['assets/late-abc.css'])
    settle('error')
    await expect(first).rejects.toThrow(/Unable to preload CSS for .*\/assets\/late-abc\.css/)
    expect(load).not.toHaveBeenCalled()
    const second = preload(load, ['assets/late-abc.css'])
    settle('load')
    await expect(second).resolves.toBe('module')
    expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ['stylesheet', '/assets/late-abc.css'],
      ['stylesheet', '/assets/late-abc.css'],
    ])
  })
})
