import { expect, test } from 'vitest'
import { committedPictures, folderLimit, folderSize } from './pictureFolder.ts'

test('the committed pictures stay within the limit, all together', () => {
  expect(committedPictures().length).toBeGreaterThan(100)
  expect(folderSize()).toBeLessThanOrEqual(folderLimit)
})
