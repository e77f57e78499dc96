import { expect, it, vi } from 'vitest'

vi.mock(import('./startWorker.ts'), () => ({ startWorker: () => Promise.resolve(), DemoUnsupported: Error }))

it.each([
  ['/channel/todai?tab=posts#share', '/channel/todai?tab=posts#share'],
  ['/index.html', '/'],
  // The host's page for missing files is a copy of the start page.
  ['/404.html', '/'],
])(
  'the demo’s start page loads the requested page again, also at an address with a hash: %s (Q287)',
  async (address, loaded) => {
    const [reload, replace] = [vi.spyOn(location, 'reload'), vi.spyOn(location, 'replace')]
    reload.mockReturnValue()
    replace.mockReturnValue()
    history.replaceState(null, '', address)
    vi.resetModules()
    await import('./start.ts')
    expect(location.href).toBe(location.origin + loaded)
    expect(reload).toHaveBeenCalledTimes(1)
    // With a hash, this would only move within the document.
    expect(replace).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  },
)
