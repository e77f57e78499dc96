import { expect, test } from 'vitest'
import { committedPictures, maxFolderBytes, folderBytes } from './pictureFolder.ts'

test('all committed pictures of stories together are within the size limit', () => {
  expect(committedPictures().length).toBeGreaterThan(100)
  expect(folderBytes()).toBeLessThanOrEqual(maxFolderBytes)
})
