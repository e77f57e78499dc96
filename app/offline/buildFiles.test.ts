import { afterEach, describe, expect, it, vi } from 'vitest'
import { filesOnly, keepAll, keepFirst, missing, surplus } from './buildFiles.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const file = `${location.origin}/assets/TicketRoute-1.js`
const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } })
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
const gone = () => new Response('Not found', { status: 404 })
const kept = (url: string, response: Response) => filesOnly.cacheWillUpdate({ request: new Request(url), response })

describe('the worker', () => {
  it('keeps no page and no failure in the place of a file (S088)', async () => {
    expect(await kept(file, page())).toBeNull()
    expect(await kept(file, gone())).toBeNull()
    expect(await (await kept(file, script()))?.text()).toBe('export {}')
    expect(await kept(`${location.origin}/index.html`, page())).not.toBeNull()
    expect(await kept(`${location.origin}/index.html`, gone())).toBeNull()
  })

  it.each([
    ['failure', gone],
    ['page', page],
  ])('asks past a %s that the browser was told to keep in its place (S088)', async (_, answer) => {
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(script()))
    vi.stubGlobal('fetch', asked)
    const request = new Request(file)
    expect(await (await filesOnly.fetchDidSucceed({ request, response: answer() })).text()).toBe('export {}')
    expect(asked.mock.calls).toEqual([[file, { cache: 'reload' }]])
    await filesOnly.fetchDidSucceed({ request, response: script() })
    expect(asked).toHaveBeenCalledOnce()
  })

  it('lets the oldest files go where there are too many, and none that its build is read with offline (Q340)', () => {
    const all = ['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/d.js'].map((path) => location.origin + path)
    expect(surplus(all, ['/assets/a.js'], 2)).toEqual([all[1], all[2]])
    expect(surplus(all, [], 4)).toEqual([])
  })

  it('has all files of a build or says that it has not: a build that is not whole is not taken (Q340)', async () => {
    const files = Array.from({ length: 20 }, (_, index) => `/assets/${index}.js`)
    const asked: string[] = []
    const take = (answer: () => Response) => (address: string) => {
      asked.push(address)
      return Promise.resolve(address === '/assets/19.js' ? answer() : script())
    }
    await keepAll(files, take(script))
    expect(asked).toEqual(files)
    await expect(keepAll(files, take(page))).rejects.toThrow('/assets/19.js')
    await expect(keepAll(files, take(gone))).rejects.toThrow('/assets/19.js')
  })

  it('fetches a few of what nobody waits for, and says whether there is more (Q340)', async () => {
    const asked: string[] = []
    const take = (address: string) => {
      asked.push(address)
      return Promise.resolve(script())
    }
    const files = ['/assets/1.js', '/assets/2.js', '/assets/3.js']
    expect(await keepFirst(2, files, take)).toBe(true)
    expect(asked).toEqual(files.slice(0, 2))
    expect(await keepFirst(2, files.slice(2), take)).toBe(false)
    expect(await keepFirst(2, [], take)).toBe(false)
  })

  it('asks for no file that it has (Q340)', () => {
    expect(missing([file], ['/assets/TicketRoute-1.js', '/assets/b.js'])).toEqual(['/assets/b.js'])
  })
})
