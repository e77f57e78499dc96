import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileIntegrityPlugin, cacheAllFiles, cacheFirstFiles, filesToFetch, filesToEvict } from './buildFiles.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const file = `${location.origin}/assets/TicketRoute-1.js`
const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } })
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
const gone = () => new Response('Not found', { status: 404 })
const cachedResponse = (url: string, response: Response) =>
  fileIntegrityPlugin.cacheWillUpdate({ request: new Request(url), response })

describe('the service worker', () => {
  it('never caches a page or an error in place of a build’s file (S088)', async () => {
    expect(await cachedResponse(file, page())).toBeNull()
    expect(await cachedResponse(file, gone())).toBeNull()
    expect(await (await cachedResponse(file, script()))?.text()).toBe('export {}')
    expect(await cachedResponse(`${location.origin}/index.html`, page())).not.toBeNull()
    expect(await cachedResponse(`${location.origin}/index.html`, gone())).toBeNull()
  })

  it.each([
    ['failure', gone],
    ['page', page],
  ])('fetches a build’s file again if the browser’s HTTP cache returns a %s (S088)', async (_, answer) => {
    const requested = vi.fn<typeof fetch>(() => Promise.resolve(script()))
    vi.stubGlobal('fetch', requested)
    const request = new Request(file)
    expect(await (await fileIntegrityPlugin.fetchDidSucceed({ request, response: answer() })).text()).toBe('export {}')
    expect(requested.mock.calls).toEqual([[file, { cache: 'reload' }]])
    await fileIntegrityPlugin.fetchDidSucceed({ request, response: script() })
    expect(requested).toHaveBeenCalledOnce()
  })

  it('deletes the oldest files above the limit, but none of the current build’s offline pages (Q340)', () => {
    const all = ['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/d.js'].map((path) => location.origin + path)
    expect(filesToEvict(all, ['/assets/a.js'], 2)).toEqual([all[1], all[2]])
    expect(filesToEvict(all, [], 4)).toEqual([])
  })

  it('does not install a build of which a file is missing (Q340)', async () => {
    const files = Array.from({ length: 20 }, (_, index) => `/assets/${index}.js`)
    const requested: string[] = []
    const fetchFile = (answer: () => Response) => (address: string) => {
      requested.push(address)
      return Promise.resolve(address === '/assets/19.js' ? answer() : script())
    }
    await cacheAllFiles(files, fetchFile(script))
    expect(requested).toEqual(files)
    await expect(cacheAllFiles(files, fetchFile(page))).rejects.toThrow('/assets/19.js')
    await expect(cacheAllFiles(files, fetchFile(gone))).rejects.toThrow('/assets/19.js')
  })

  it('fetches a batch of a build’s files in advance, and reports whether more files are left (Q340)', async () => {
    const requested: string[] = []
    const fetchFile = (address: string) => {
      requested.push(address)
      return Promise.resolve(script())
    }
    const files = ['/assets/1.js', '/assets/2.js', '/assets/3.js']
    expect(await cacheFirstFiles(2, files, fetchFile)).toBe(true)
    expect(requested).toEqual(files.slice(0, 2))
    expect(await cacheFirstFiles(2, files.slice(2), fetchFile)).toBe(false)
    expect(await cacheFirstFiles(2, [], fetchFile)).toBe(false)
  })

  it('fetches no file that the cache already contains (Q340)', () => {
    expect(filesToFetch([file], ['/assets/TicketRoute-1.js', '/assets/b.js'])).toEqual(['/assets/b.js'])
  })
})
