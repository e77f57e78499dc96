// @vitest-environment node
import { setImmediate as nextTask } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { exportEntries } from './exportEntries.ts'
import { examplePost } from './testing/exampleListsByKind.ts'
import { writeZip, type ZipSink } from './writeZip.ts'

const pictureBytes = 20_000
const posts = 5_000

/**
 * Exports 5,000 posts with a picture each into a sink that writes slowly, and counts the bytes of pictures that were
 * loaded and are not written yet.
 */
async function exportIntoSlowSink() {
  let loaded = 0
  let written = 0
  let mostWaiting = 0
  let largestPart = 0
  const sink: ZipSink = {
    async write(bytes) {
      largestPart = Math.max(largestPart, bytes.length)
      await nextTask()
      written += bytes.length
    },
    close: async () => undefined,
    abort: async () => undefined,
  }
  const items = Array.from({ length: posts }, (_, at) => examplePost(`p${at}`, '投稿'.repeat(100), [`/${at}`]))
  const content = {
    accountId: 'a',
    exportTime: '2026-01-31T10:00:00Z',
    read: { posts: { items, isComplete: true } },
    includesMedia: true,
    onMedia: () => {},
    loadMedia: async () => {
      loaded += pictureBytes
      mostWaiting = Math.max(mostWaiting, loaded - written)
      return { bytes: new Uint8Array(pictureBytes), extension: 'jpg' }
    },
  }
  const { signal } = new AbortController()
  const { bytes } = await writeZip(exportEntries(content), sink, { signal, onBytes: () => {}, assertMayEnd: () => {} })
  return { bytes, loaded, mostWaiting, largestPart }
}

it('an export of 5,000 posts with pictures keeps at most two pictures in memory while its file is written (Q502)', async () => {
  const { bytes, loaded, mostWaiting, largestPart } = await exportIntoSlowSink()
  expect(loaded).toBe(posts * pictureBytes)
  expect(bytes).toBeGreaterThan(loaded)
  expect(mostWaiting).toBeLessThanOrEqual(2 * pictureBytes)
  // Lists are written in parts too: the list of all posts alone would have more than 3 MB.
  expect(largestPart).toBeLessThanOrEqual(200_000)
})
