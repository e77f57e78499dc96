import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isMissingFile } from './isMissingFile.ts'
import { filePatience, forgetLateFiles, lateFile, slowAfter, useLateFiles } from './lateFile.ts'

const trouble = () => useLateFiles.getState().trouble
const never = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  forgetLateFiles()
})
afterEach(() => vi.useRealTimers())

describe('a file of the app (S088)', () => {
  it('that hangs is offered to be loaded anew after 10 s, and is given up after 120 s', async () => {
    const failed = lateFile(never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(slowAfter - 1)
    expect(trouble()).toBe('none')
    await vi.advanceTimersByTimeAsync(1)
    expect(trouble()).toBe('slow')
    await vi.advanceTimersByTimeAsync(filePatience - slowAfter)
    expect(isMissingFile(await failed)).toBe(true)
    expect(trouble()).toBe('none')
    expect([slowAfter, filePatience]).toEqual([10_000, 120_000])
  })

  it('that comes after all takes the offer back', async () => {
    let come = (_file: string) => {}
    const file = lateFile(() => new Promise<string>((resolve) => (come = resolve)))
    await vi.advanceTimersByTimeAsync(slowAfter)
    come('file')
    expect(await file).toBe('file')
    await vi.advanceTimersByTimeAsync(0)
    expect(trouble()).toBe('none')
  })

  it('says nothing any more once another page is on the screen', async () => {
    void lateFile(never).catch(() => {})
    await vi.advanceTimersByTimeAsync(slowAfter)
    forgetLateFiles()
    expect(trouble()).toBe('none')
    void lateFile(never).catch(() => {})
    forgetLateFiles()
    await vi.advanceTimersByTimeAsync(slowAfter)
    expect(trouble()).toBe('none')
  })

  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
    'error loading dynamically imported module: http://localhost/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/late.css',
  ])('is missing where a browser says "%s"', (message) => {
    expect(isMissingFile(new TypeError(message))).toBe(true)
    expect(isMissingFile(new TypeError('x is not a function'))).toBe(false)
  })
})
