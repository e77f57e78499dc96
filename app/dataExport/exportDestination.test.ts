import { afterEach, expect, it, vi } from 'vitest'
import { resetSessionData } from '../session/resetSessionData.ts'
import { deleteExportFiles } from '../storage/deleteExportFiles.ts'
import { chooseDestination } from './exportDestination.ts'
import { createMemoryFiles, stubStorage } from './testing/createMemoryFiles.ts'

afterEach(() => vi.unstubAllGlobals())

const bytes = (...values: number[]) => new Uint8Array(values)
/** The destination of an export; fails if the user is assumed to have closed the dialog. */
async function chosen() {
  const destination = await chooseDestination('tsudoi.zip')
  if (!destination) throw new Error('No destination was chosen.')
  return destination
}
/** Simulates a browser in which this site has private files. */
function stubFiles() {
  const files = createMemoryFiles()
  stubStorage({ getDirectory: async () => files.root })
  return files
}
/** Simulates a browser with a save dialog. */
function stubPicker(answer: () => Promise<unknown>) {
  const picker = vi.fn<() => Promise<unknown>>(answer)
  Object.assign(window, { showSaveFilePicker: picker })
  return picker
}
afterEach(() => Object.assign(window, { showSaveFilePicker: undefined }))

const asText = async (file: File | undefined) => [...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))]

it('an export in a browser with a save dialog is written into the file that the user chooses, and completed at the end (Q502)', async () => {
  const files = createMemoryFiles()
  const handle = await files.root.getFileHandle('mine.zip', { create: true })
  const picker = stubPicker(async () => handle)
  const sink = await (await chosen()).open()
  await sink.write(bytes(1, 2))
  expect(files.contents()).toEqual({ 'mine.zip': [] })
  expect(await sink.close()).toBeUndefined()
  expect(files.contents()).toEqual({ 'mine.zip': [1, 2] })
  expect(picker).toHaveBeenCalledWith(expect.objectContaining({ suggestedName: 'tsudoi.zip' }))
})

it('an export that ends early deletes the empty file that the save dialog has created (Q502)', async () => {
  const files = createMemoryFiles()
  stubPicker(() => files.root.getFileHandle('mine.zip', { create: true }))
  const destination = await chosen()
  const sink = await destination.open()
  await sink.write(bytes(1, 2))
  await sink.abort()
  expect(files.contents()).toEqual({})
})

it('a stopped export deletes the file that it has just completed, but not one that it has not replaced (Q502)', async () => {
  const files = createMemoryFiles()
  stubPicker(() => files.root.getFileHandle('mine.zip', { create: true }))
  const [stopped, early] = [await chosen(), await chosen()]
  const sink = await stopped.open()
  await sink.write(bytes(1, 2))
  await sink.close()
  const replacement = await early.open()
  await replacement.abort()
  await early.discard()
  expect(files.contents()).toEqual({ 'mine.zip': [1, 2] })
  await stopped.discard()
  expect(files.contents()).toEqual({})
})

it('no export starts if the user closes the save dialog (Q502)', async () => {
  stubPicker(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await chooseDestination('tsudoi.zip')).toBeUndefined()
})

it.each([
  ['has no dialog for saving', undefined],
  ['refuses its dialog', () => Promise.reject(new DOMException('frame', 'SecurityError'))],
])('a browser that %s writes into a hidden file, which the user then saves (Q502)', async (_, picker) => {
  if (picker) stubPicker(picker)
  const files = stubFiles()
  const destination = await chosen()
  const sink = await destination.open()
  await sink.write(bytes(1, 2))
  await sink.write(bytes(3))
  const file = await sink.close()
  expect([file?.name, file?.type, await asText(file)]).toEqual(['tsudoi.zip', 'application/zip', [1, 2, 3]])
  expect(Object.values(files.contents())).toEqual([[1, 2, 3]])
  await destination.discard()
  expect(files.contents()).toEqual({})
})

it.each([
  ['denies its storage', { getDirectory: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
  ['has no storage for files', undefined],
])('a browser that %s keeps the export in memory until the user saves it (Q502)', async (_, storage) => {
  stubStorage(storage)
  const sink = await (await chosen()).open()
  await sink.write(bytes(1))
  await sink.write(new Uint8Array(5_000_000))
  await sink.write(bytes(2))
  const file = await sink.close()
  expect([file?.name, file?.size]).toEqual(['tsudoi.zip', 5_000_002])
})

it('a browser that cannot write its own files keeps the export in memory (Q502)', async () => {
  const files = stubFiles()
  files.forbidWriting()
  const sink = await (await chosen()).open()
  await sink.write(bytes(1))
  expect(await asText(await sink.close())).toEqual([1])
  expect(files.contents()).toEqual({})
})

it('a new export deletes the files that a crashed tab left a day ago, but not those that another tab has just written (Q502)', async () => {
  const files = stubFiles()
  const folder = await files.root.getDirectoryHandle('data-export', { create: true })
  await folder.getFileHandle('old.zip', { create: true })
  await folder.getFileHandle('new.zip', { create: true })
  files.setAge('old.zip', 25 * 60 * 60_000)
  const destination = await chosen()
  await destination.discard()
  expect(Object.keys(files.contents())).toEqual(['new.zip'])
})

it('the end of a session deletes all exports of this browser, and does nothing in a browser without file storage (Q502)', async () => {
  const files = stubFiles()
  await (await chosen()).open()
  resetSessionData()
  await vi.waitFor(() => expect(files.contents()).toEqual({}))
  stubStorage(undefined)
  await expect(deleteExportFiles()).resolves.toBeUndefined()
})
