import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isMissingFile } from './isMissingFile.ts'
import { loadLateStylesheet } from '../router/loadLateStylesheet.ts'
import {
  fetchModule,
  moduleTimeoutMs,
  resetLazyStatus,
  silentModules,
  slowModuleMs,
  modulesWithStatusLine,
  useLazyStatus,
} from './lazyModules.ts'

vi.mock('../router/loadLateStylesheet.ts', () => ({
  loadLateStylesheet: vi.fn<() => Promise<unknown>>(() => Promise.resolve()),
}))

const status = () => useLazyStatus.getState().status
const never = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  resetLazyStatus()
})
afterEach(() => vi.useRealTimers())

describe.each([
  ['a lazy component', modulesWithStatusLine],
  ['an optional component', silentModules],
])('%s', (_name, modules) => {
  it('is rendered only after its stylesheet has loaded', async () => {
    let loadSheet = () => {}
    vi.mocked(loadLateStylesheet).mockReturnValueOnce(new Promise<void>((resolve) => (loadSheet = resolve)))
    const came = vi.fn<(file: string) => void>()
    void modules.fetch(() => Promise.resolve('file')).then(came)
    await vi.advanceTimersByTimeAsync(0)
    expect(came).not.toHaveBeenCalled()
    loadSheet()
    await vi.advanceTimersByTimeAsync(0)
    expect(came).toHaveBeenCalledWith('file')
  })

  it('is rendered even if its stylesheet cannot be loaded', async () => {
    vi.mocked(loadLateStylesheet).mockReturnValueOnce(Promise.reject(new Error('gone')))
    expect(await modules.fetch(() => Promise.resolve('file'))).toBe('file')
  })

  it('waits 10 s for a stylesheet that hangs, and is rendered without it', async () => {
    vi.mocked(loadLateStylesheet).mockReturnValueOnce(never())
    const came = vi.fn<(file: string) => void>()
    void modules.fetch(() => Promise.resolve('file')).then(came)
    await vi.advanceTimersByTimeAsync(slowModuleMs - 1)
    expect(came).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(came).toHaveBeenCalledWith('file')
    expect(status()).toBe('fine')
  })
})

describe('the status line about parts of the page that failed to load', () => {
  it('disappears once every part that had failed is loaded, and not when some other part is', async () => {
    const loads = ['a', 'b'].map((name) => vi.fn<() => Promise<string>>().mockResolvedValue(name))
    const fetchBoth = () =>
      Promise.all(loads.map((load) => modulesWithStatusLine.fetch(load).catch(modulesWithStatusLine.onFailed)))
    for (const load of loads) load.mockRejectedValueOnce(new Error('gone'))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await fetchBoth()
    await modulesWithStatusLine.fetch(() => Promise.resolve('c'))
    expect(status()).toBe('missing')
    loads[1]?.mockRejectedValueOnce(new Error('gone'))
    await fetchBoth()
    expect(status()).toBe('missing')
    await fetchBoth()
    expect(status()).toBe('fine')
  })
})

describe('a file of the app (S088)', () => {
  it('causes a button to reload after 10 s if the file hangs, and fails after 120 s', async () => {
    const failed = fetchModule(never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(slowModuleMs - 1)
    expect(status()).toBe('fine')
    await vi.advanceTimersByTimeAsync(1)
    expect(status()).toBe('slow')
    await vi.advanceTimersByTimeAsync(moduleTimeoutMs - slowModuleMs)
    expect(isMissingFile(await failed)).toBe(true)
    expect(status()).toBe('fine')
    expect([slowModuleMs, moduleTimeoutMs]).toEqual([10_000, 120_000])
  })

  it('removes the button to reload if the file is loaded after all', async () => {
    let come = (_file: string) => {}
    const file = fetchModule(() => new Promise<string>((resolve) => (come = resolve)))
    await vi.advanceTimersByTimeAsync(slowModuleMs)
    come('file')
    expect(await file).toBe('file')
    await vi.advanceTimersByTimeAsync(0)
    expect(status()).toBe('fine')
  })

  it('causes no button to reload once another page is visible', async () => {
    void fetchModule(never).catch(() => {})
    await vi.advanceTimersByTimeAsync(slowModuleMs)
    resetLazyStatus()
    expect(status()).toBe('fine')
    void fetchModule(never).catch(() => {})
    resetLazyStatus()
    await vi.advanceTimersByTimeAsync(slowModuleMs)
    expect(status()).toBe('fine')
  })

  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
    'error loading dynamically imported module: http://localhost/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/late.css',
  ])('is recognised as missing if the browser’s error message is "%s"', (message) => {
    expect(isMissingFile(new TypeError(message))).toBe(true)
    expect(isMissingFile(new TypeError('x is not a function'))).toBe(false)
  })
})
