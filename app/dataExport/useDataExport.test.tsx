import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadFile } from '../platform/downloadFile.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { memberHost } from '../testing/memberHost.tsx'
import { createMemoryFiles, stubStorage } from './testing/createMemoryFiles.ts'
import { useDataExport } from './useDataExport.ts'

vi.mock('../platform/downloadFile.ts')

const server = memberHost()
let files = createMemoryFiles()
beforeEach(() => {
  files = createMemoryFiles()
  stubStorage({ getDirectory: async () => files.root })
  vi.mocked(downloadFile).mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Object.assign(window, { showSaveFilePicker: undefined })
})

const follows = () => HttpResponse.json({ list: [{ ipId: 'todai', name: '灯台放送局' }], total: 1 })
const choice = { kinds: ['follows' as const], includesMedia: false }
const open = () => renderHook(() => useDataExport())
type Hook = ReturnType<typeof open>
const phase = ({ result }: Hook) => result.current.state.phase
async function finish(hook: Hook) {
  await act(() => hook.result.current.start(choice))
  await waitFor(() => expect(phase(hook)).toBe('done'))
}
const done = ({ result: { current } }: Hook) => {
  if (current.state.phase !== 'done') throw new Error(`The export is ${current.state.phase}.`)
  return current.state
}

it('a finished export is saved when the user presses the button, not before (Q502)', async () => {
  server.use(http.get('*/v2/follow/ip', follows))
  const hook = open()
  await finish(hook)
  expect(done(hook)).toMatchObject({ isSaved: false, result: { missing: 0, incomplete: [] } })
  expect(downloadFile).not.toHaveBeenCalled()
  act(() => done(hook).onSave?.())
  expect(vi.mocked(downloadFile).mock.lastCall?.[0].name).toMatch(/^tsudoi-\d{4}-\d{2}-\d{2}\.zip$/)
  expect(done(hook).isSaved).toBe(true)
})

it('an export that the user does not save is deleted when the page is left (Q502)', async () => {
  server.use(http.get('*/v2/follow/ip', follows))
  const hook = open()
  await finish(hook)
  expect(Object.keys(files.contents())).toHaveLength(1)
  hook.unmount()
  await waitFor(() => expect(files.contents()).toEqual({}))
})

it('an export that the user is saving outlives the page, because the browser still reads it (Q502)', async () => {
  server.use(http.get('*/v2/follow/ip', follows))
  const hook = open()
  await finish(hook)
  act(() => done(hook).onSave?.())
  hook.unmount()
  await Promise.resolve()
  expect(Object.keys(files.contents())).toHaveLength(1)
})

it('an export that the user stops leaves no file, and the page shows the choice of data again (Q502)', async () => {
  server.use(http.get('*/v2/follow/ip', () => HttpResponse.json({}, { status: 500 })))
  const hook = open()
  await act(() => hook.result.current.start(choice))
  await waitFor(() => expect(hook.result.current.state).toHaveProperty('failure.title'))
  act(() => hook.result.current.stop())
  expect(hook.result.current.state).toEqual({ phase: 'choosing', isStopped: true })
  await waitFor(() => expect(files.contents()).toEqual({}))
})

it('after a failure the user continues where the export stopped (Q502)', async () => {
  let isDown = true
  server.use(http.get('*/v2/follow/ip', () => (isDown ? HttpResponse.json({}, { status: 500 }) : follows())))
  const hook = open()
  await act(() => hook.result.current.start(choice))
  await waitFor(() => expect(hook.result.current.state).toHaveProperty('failure.title'))
  isDown = false
  act(() => hook.result.current.resume())
  await waitFor(() => expect(phase(hook)).toBe('done'))
})

it('leaving the page during an export ends it, and no file remains (Q502)', async () => {
  const asked = vi.fn<() => Promise<Response>>(() => new Promise(() => {}))
  server.use(http.get('*/v2/follow/ip', asked))
  const hook = open()
  await act(() => hook.result.current.start(choice))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  hook.unmount()
  await waitFor(() => expect(files.contents()).toEqual({}))
})

it('a second press while the dialog for saving is open starts no second export (Q502)', async () => {
  const asked = vi.fn<() => Response>(follows)
  server.use(http.get('*/v2/follow/ip', asked))
  const mine = createMemoryFiles()
  const picker = vi.fn<() => Promise<object>>(() => mine.root.getFileHandle('mine.zip', { create: true }))
  Object.assign(window, { showSaveFilePicker: picker })
  const hook = open()
  await act(() => Promise.all([hook.result.current.start(choice), hook.result.current.start(choice)]))
  await waitFor(() => expect(phase(hook)).toBe('done'))
  expect([picker.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1])
  expect(done(hook).onSave).toBeUndefined()
  expect(mine.contents()['mine.zip']?.length).toBeGreaterThan(0)
})

/** Makes the browser's dialog answer with a file on a full disk. */
function fillDisk() {
  const createWritable = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  Object.assign(window, {
    showSaveFilePicker: async () => ({ createWritable, getFile: async () => new File([], 'x') }),
  })
}

it('after a full disk the user can start another export, which does not read the lists again (Q502)', async () => {
  const asked = vi.fn<() => Response>(follows)
  server.use(http.get('*/v2/follow/ip', asked))
  fillDisk()
  const hook = open()
  await act(() => hook.result.current.start(choice))
  await waitFor(() => expect(phase(hook)).toBe('ended'))
  Object.assign(window, { showSaveFilePicker: undefined })
  act(() => hook.result.current.again())
  expect(hook.result.current.state).toEqual({ phase: 'choosing', isStopped: false })
  await finish(hook)
  expect(asked).toHaveBeenCalledTimes(1)
})

it('an export in a session that began on this page reads all lists again, and contains nothing of the session before (Q502)', async () => {
  const asked = vi.fn<() => Response>(follows)
  server.use(http.get('*/v2/follow/ip', asked))
  fillDisk()
  const hook = open()
  await act(() => hook.result.current.start(choice))
  await waitFor(() => expect(phase(hook)).toBe('ended'))
  await act(async () => {
    resetSession()
    useSession.setState({ accountId: 'acc-hikari' })
  })
  Object.assign(window, { showSaveFilePicker: undefined })
  await finish(hook)
  expect(asked).toHaveBeenCalledTimes(2)
})
