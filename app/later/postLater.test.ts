import { afterEach, beforeEach, expect, it } from 'vitest'
import { laterItems } from './laterEntries.ts'
import { laterStore } from './laterStore.ts'
import { postLater, type PostToKeep } from './postLater.ts'

const post: PostToKeep = {
  type: 'event',
  typeId: 'harbour',
  postId: 'post-1',
  depth: '0',
  text: '最後の曲は流れ星',
  author: { accountId: 'acc-hikari', nickName: 'ひかり', uniqueName: 'hikari01', isOfficial: false },
}
const picture = 'https://example.jp/stage.png'

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

it('the list of kept items shows the text and the picture of a post, but neither of them if the author has covered the post (Q489, Q515)', () => {
  const shown = (kept: PostToKeep) => {
    postLater.keep(kept, picture)
    const [item] = laterItems(laterStore.read())
    return [item?.title, item?.image]
  }
  expect(shown(post)).toEqual(['ひかり：最後の曲は流れ星', picture])
  expect(shown({ ...post, spoiler: { label: '曲目' } })).toEqual(['ひかりの投稿', undefined])
})
